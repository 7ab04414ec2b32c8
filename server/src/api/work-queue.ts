import { ApiError } from './api-error';
import type { QueueFigures } from './metrics';

interface WorkQueueOptions {
  /** how many pieces of work run at the same time */
  concurrency: number;
  /** how many wait; further ones are refused */
  maxWaiting: number;
}

/** Runs expensive work in order, a few pieces at a time, and each only while someone wants its result. */
export interface WorkQueue<T> {
  /**
   * The result of `work`, which callers with the same key share while it waits or runs. Rejects with `ApiError` (busy)
   * when too much work waits, and with the reason of `signal` once it aborts; work that waits and that nobody wants
   * any more never starts.
   */
  run(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  figures(): QueueFigures;
}

interface Job<T> {
  key: string;
  /** how many callers want the result */
  callers: number;
  start: () => void;
  result: Promise<T>;
}

/**
 * A queue that starts each piece of work in a turn of the event loop of its own, so that other requests come between:
 * work that waits for no I/O, such as rendering from an embedded database, ends in the turn in which it starts.
 */
export function createWorkQueue<T>({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue<T> {
  const jobs = new Map<string, Job<T>>();
  const waiting = new Set<Job<T>>();
  let running = 0;
  let refused = 0;

  let isStartDue = false;

  const startNext = () => {
    const [job] = waiting;
    if (!job) return;
    waiting.delete(job);
    running += 1;
    job.start();
  };
  const scheduleStart = () => {
    if (isStartDue || waiting.size === 0 || running >= concurrency) return;
    isStartDue = true;
    setImmediate(() => {
      isStartDue = false;
      startNext();
      scheduleStart();
    });
  };

  const addJob = (key: string, work: () => Promise<T>): Job<T> => {
    if (waiting.size >= maxWaiting) {
      refused += 1;
      throw new ApiError('busy', 'The site is busy. Try again in a few seconds.');
    }
    const { promise: turn, resolve: start } = promiseWithResolver();
    const result = turn.then(work).finally(() => {
      jobs.delete(key);
      running -= 1;
      scheduleStart();
    });
    const job = { key, callers: 0, start, result };
    jobs.set(key, job);
    waiting.add(job);
    scheduleStart();
    return job;
  };

  const leave = (job: Job<T>) => {
    job.callers -= 1;
    if (job.callers > 0 || !waiting.delete(job)) return;
    jobs.delete(job.key);
  };

  return {
    figures: () => ({ running, waiting: waiting.size, refused }),
    async run(key, signal, work) {
      signal.throwIfAborted();
      const job = jobs.get(key) ?? addJob(key, work);
      job.callers += 1;
      let onAbort: () => void = () => undefined;
      const aborted = new Promise<never>((_, reject) => {
        onAbort = () => {
          leave(job);
          reject(signal.reason);
        };
        signal.addEventListener('abort', onAbort, { once: true });
      });
      try {
        return await Promise.race([job.result, aborted]);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}

function promiseWithResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
