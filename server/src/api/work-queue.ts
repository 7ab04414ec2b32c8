import { ApiError } from './api-error';
import type { QueueFigures } from './metrics';

interface WorkQueueOptions {
  /** maximum work in progress */
  concurrency: number;
  /** maximum waiting work; further work is refused */
  maxWaiting: number;
}

/**
 * Runs expensive work with limited concurrency, and cancels abandoned work before it starts. Owners, such as addresses
 * of visitors, take turns, each with its work in order.
 */
export interface WorkQueue<T> {
  /**
   * The result of `work`, which callers with the same key share while it waits or runs. When the queue is full, the
   * latest work of the owner with the most is refused with `ApiError` (busy). Rejects with the reason of `signal` when
   * it aborts; abandoned work never starts.
   */
  run(key: string, signal: AbortSignal, work: () => Promise<T>, owner?: string): Promise<T>;
  figures(): QueueFigures;
}

interface Job<T> {
  key: string;
  /** callers that wait for the result */
  callers: number;
  start: () => void;
  refuse: () => void;
  result: Promise<T>;
}

/**
 * A queue that starts each work in its own turn of the event loop, so that other requests get a chance: work without
 * I/O, such as rendering from an embedded database, ends in the turn in which it starts.
 */
export function createWorkQueue<T>({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue<T> {
  const jobs = new Map<string, Job<T>>();
  const waiting = new Set<Job<T>>();
  /** waiting work by owner, next owner first; several owners may wait for the same work */
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

  /** Makes room for one more of an owner by removing work of one who has more. Throws when there is none. */
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
    const { promise: turn, resolve: start, reject } = promiseWithResolvers<void>();
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
      const { promise: aborted, reject } = promiseWithResolvers<never>();
      const onAbort = () => {
        leave(job);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        return await Promise.race([job.result, aborted]);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}

const busyError = () => new ApiError('busy', 'The site is busy. Try again in a few seconds.');

/** `Promise.withResolvers`, which Node 20 does not have. */
function promiseWithResolvers<R>() {
  let resolve: (value: R) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<R>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
