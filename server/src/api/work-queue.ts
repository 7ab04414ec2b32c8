import { ApiError } from './api-error';
import type { QueueFigures } from './metrics';

interface WorkQueueOptions {
  /** how many pieces of work run at the same time */
  concurrency: number;
  /** how many wait; further ones are refused */
  maxWaiting: number;
}

/**
 * Runs expensive work a few pieces at a time, and each only while someone wants its result. Owners, such as addresses of
 * visitors, take turns, each with its work in order: whoever wants much waits longer than others.
 */
export interface WorkQueue<T> {
  /**
   * The result of `work`, which callers with the same key share while it waits or runs. When too much work waits, the
   * latest of the owner who has most is refused with `ApiError` (busy). Rejects with the reason of `signal` once it
   * aborts; work that waits and that nobody wants any more never starts.
   */
  run(key: string, signal: AbortSignal, work: () => Promise<T>, owner?: string): Promise<T>;
  figures(): QueueFigures;
}

interface Job<T> {
  key: string;
  /** how many callers want the result */
  callers: number;
  start: () => void;
  refuse: () => void;
  result: Promise<T>;
}

/**
 * A queue that starts each piece of work in a turn of the event loop of its own, so that other requests come between:
 * work that waits for no I/O, such as rendering from an embedded database, ends in the turn in which it starts.
 */
export function createWorkQueue<T>({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue<T> {
  const jobs = new Map<string, Job<T>>();
  const waiting = new Set<Job<T>>();
  /** what waits by owner, whose turn is next first; several owners may wait for one piece of work */
  const turns = new Map<string, Set<Job<T>>>();
  let running = 0;
  let refused = 0;

  let isStartDue = false;

  const stopWaiting = (job: Job<T>): boolean => {
    if (!waiting.delete(job)) return false;
    for (const [owner, own] of turns) if (own.delete(job) && own.size === 0) turns.delete(owner);
    return true;
  };
  const waitAs = (owner: string, job: Job<T>) => {
    const own = turns.get(owner) ?? new Set();
    turns.set(owner, own.add(job));
  };

  const startNext = () => {
    const [next] = turns;
    const [owner, own] = next ?? [];
    const [job] = own ?? [];
    if (owner === undefined || !own || !job) return;
    turns.delete(owner);
    turns.set(owner, own);
    stopWaiting(job);
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

  /** Makes room for one more of an owner, at the cost of one who has more. Throws when nobody has. */
  const makeRoom = (owner: string) => {
    if (waiting.size < maxWaiting) return;
    refused += 1;
    const most = [...turns.values()].reduce(
      (a, b) => (b.size > a.size ? b : a),
      turns.get(owner) ?? new Set(),
    );
    const latest = [...most].at(-1);
    if (!latest || most === turns.get(owner)) throw busyError();
    stopWaiting(latest);
    jobs.delete(latest.key);
    latest.refuse();
  };

  const addJob = (key: string, owner: string, work: () => Promise<T>): Job<T> => {
    makeRoom(owner);
    const { promise: turn, resolve: start, reject } = promiseWithResolvers();
    const result = turn.then(async () => {
      try {
        return await work();
      } finally {
        jobs.delete(key);
        running -= 1;
        scheduleStart();
      }
    });
    const job = { key, callers: 0, start, refuse: () => reject(busyError()), result };
    jobs.set(key, job);
    waiting.add(job);
    scheduleStart();
    return job;
  };

  const leave = (job: Job<T>) => {
    job.callers -= 1;
    if (job.callers > 0 || !stopWaiting(job)) return;
    jobs.delete(job.key);
  };

  return {
    figures: () => ({ running, waiting: waiting.size, refused }),
    async run(key, signal, work, owner = '') {
      signal.throwIfAborted();
      const job = jobs.get(key) ?? addJob(key, owner, work);
      if (waiting.has(job)) waitAs(owner, job);
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

const busyError = () => new ApiError('busy', 'The site is busy. Try again in a few seconds.');

function promiseWithResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
