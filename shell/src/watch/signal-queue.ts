import type { PageBuilds } from '@holeshot/contract';
import type { Signal } from '@holeshot/contract/wire';

/** The server accepts at most this many at once. */
const MAX_SIGNALS = 50;

/** Signals that a page sends only once, so that repeated failures of one visitor do not count as many. */
const ONCE: ReadonlySet<Signal['kind']> = new Set(['ready', 'load-failure', 'crash', 'api-error']);

interface QueueDependencies {
  /** see `PageBuilds`; signals of overridden builds are dropped, because they are not visitors' */
  overrides: PageBuilds['overrides'];
  send: (signals: Signal[]) => void;
  /** calls back once, soon or when the visitor leaves the page */
  schedule: (flush: () => void) => void;
}

/** Collects the signals of a page and sends them in batches. */
export function createSignalQueue({ overrides = {}, send, schedule }: QueueDependencies) {
  const sent = new Set<string>();
  let waiting: Signal[] = [];

  const flush = (): void => {
    const signals = waiting;
    waiting = [];
    for (let start = 0; start < signals.length; start += MAX_SIGNALS)
      send(signals.slice(start, start + MAX_SIGNALS));
  };
  return {
    add(signal: Signal): void {
      const key = `${signal.kind} ${signal.buildId}`;
      if (signal.name in overrides || (ONCE.has(signal.kind) && sent.has(key))) return;
      sent.add(key);
      waiting.push(signal);
      if (waiting.length === 1) schedule(flush);
    },
    flush,
  };
}
