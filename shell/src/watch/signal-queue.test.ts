import type { Signal } from '@holeshot/contract/wire';
import { createSignalQueue } from './signal-queue';

const signal = (
  kind: 'ready' | 'opened' | 'load-failure' | 'crash' | 'api-error',
  buildId = 'a',
): Signal => ({
  kind,
  name: 'mf-race',
  buildId,
});

/** A queue whose batches go out when the test says so. */
function createQueue(overrides: { 'mf-race'?: string } = {}) {
  const sent: Signal[][] = [];
  const scheduled: (() => void)[] = [];
  const queue = createSignalQueue({
    overrides,
    send: (signals) => sent.push(signals),
    schedule: (flush) => scheduled.push(flush),
  });
  return { queue, sent, scheduled };
}

describe('createSignalQueue', () => {
  it('sends what came together in one batch', () => {
    const { queue, sent, scheduled } = createQueue();
    queue.add(signal('ready'));
    queue.add(signal('opened'));
    expect(sent).toEqual([]);
    expect(scheduled).toHaveLength(1);
    scheduled[0]?.();
    expect(sent).toEqual([[signal('ready'), signal('opened')]]);
    queue.add(signal('opened'));
    expect(scheduled).toHaveLength(2);
  });

  it.each(['ready', 'load-failure', 'crash', 'api-error'] as const)(
    'sends %s once for each build, however often it happens',
    (kind) => {
      const { queue, sent } = createQueue();
      for (const buildId of ['a', 'a', 'b', 'a']) queue.add(signal(kind, buildId));
      queue.flush();
      queue.add(signal(kind, 'b'));
      queue.flush();
      expect(sent).toEqual([[signal(kind, 'a'), signal(kind, 'b')]]);
    },
  );

  it('sends every opened page, in batches that the server takes', () => {
    const { queue, sent } = createQueue();
    for (let count = 0; count < 120; count += 1) queue.add(signal('opened'));
    queue.flush();
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('sends nothing about a build that an override chose', () => {
    const { queue, sent, scheduled } = createQueue({ 'mf-race': 'a' });
    queue.add(signal('crash'));
    queue.add({ kind: 'ready', name: 'shell', buildId: 'c' });
    expect(scheduled).toHaveLength(1);
    queue.flush();
    expect(sent).toEqual([[{ kind: 'ready', name: 'shell', buildId: 'c' }]]);
  });

  it('sends nothing when nothing waits', () => {
    const { queue, sent } = createQueue();
    queue.flush();
    expect(sent).toEqual([]);
  });
});
