import type { Database } from '../database';
import { rankEvents } from './rank-events';

/** Several races of an event often arrive one after the other. */
const QUIET_MS = 500;

export interface RankLater {
  /** Ranks what is outdated once nothing has been delivered for half a second. */
  soon: () => void;
  /** Resolves when a ranking that has begun is stored; begins no other. */
  stop: () => Promise<void>;
}

/** Ranks events beside the requests that deliver them. `onError` is called when that fails; the next delivery tries again. */
export function createRankLater(database: Database, onError: (error: unknown) => void): RankLater {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const rank = () => {
    running = running.then(() => rankEvents(database, stopping.signal)).catch(onError);
  };
  return {
    soon() {
      clearTimeout(timer);
      if (!stopping.signal.aborted) timer = setTimeout(rank, QUIET_MS);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
