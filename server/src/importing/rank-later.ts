import type { Database } from '../database';
import { rankEvents } from './rank-events';

/** Several races of an event often arrive one after the other. */
const QUIET_MS = 500;
/** When deliveries never pause, a ranking waits this long. */
const MAX_WAIT_MS = 5_000;

export interface RankLater {
  /** Ranks what is outdated once nothing has been delivered for half a second, after 5 s at the latest. */
  soon: () => void;
  /** Resolves when a ranking that has begun is stored; begins no other. */
  stop: () => Promise<void>;
}

/** Ranks events beside the requests that deliver them. `onError` is called when that fails; the next delivery tries again. */
export function createRankLater(database: Database, onError: (error: unknown) => void): RankLater {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** of the first delivery that is not ranked */
  let sinceMs: number | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const rank = () => {
    sinceMs = undefined;
    running = running.then(() => rankEvents(database, stopping.signal)).catch(onError);
  };
  return {
    soon() {
      clearTimeout(timer);
      if (stopping.signal.aborted) return;
      sinceMs ??= Date.now();
      timer = setTimeout(rank, Math.min(QUIET_MS, sinceMs + MAX_WAIT_MS - Date.now()));
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
