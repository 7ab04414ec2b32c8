import type { PageBuilds } from '@holeshot/contract';
import type { Signal } from '@holeshot/contract/wire';

/** The server takes at most these at once. */
const MAX_SIGNALS = 50;

/** What a page that fails again and again says once, so that one visitor does not count as many. */
const ONCE: ReadonlySet<Signal['kind']> = new Set(['ready', 'load-failure', 'crash', 'api-error']);

interface QueueDependencies {
  /** see `PageBuilds`; they say nothing about what visitors get */
  overrides: PageBuilds['overrides'];
  send: (signals: Signal[]) => void;
  /** calls back once, soon or when the page is left */
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
