import { DatabaseAwayError, isDatabaseAway } from './index';

/**
 * How often to probe the database while it answers, which bounds how long an outage stays unnoticed, and while it does
 * not.
 */
const CHECK_MS = 5_000;
const RETRY_MS = 1_000;
/** A slower read may never end. */
const SLOW_MS = 2_000;

export interface DatabaseMonitor {
  /** When the database last answered (ms) if it is unavailable, otherwise undefined. */
  awaySinceMs(): number | undefined;
  /**
   * Runs `read`, a second time if its connection is lost. Rejects with `DatabaseAwayError` as soon as the database is
   * unavailable, otherwise with the error of `read`.
   */
  guard<T>(read: () => Promise<T>): Promise<T>;
  /** Probes the database. Never rejects. */
  check(): Promise<boolean>;
  /** Records that the database has just answered. */
  noteAnswer(): void;
  stop(): void;
}

export interface MonitorOptions {
  checkMs?: number;
  retryMs?: number;
  /** called with the error of `probe` when the database becomes unavailable */
  onAway?: (error: unknown) => void;
  /** called when the database answers again, with the time for which it was unavailable */
  onBack?: (awayMs: number) => void;
}

/**
 * Calls `probe`, which rejects when the database does not answer, every 5 s; every second while it does not answer;
 * and whenever a guarded read fails or takes long.
 */
export function createDatabaseMonitor(
  probe: () => Promise<void>,
  {
    checkMs = CHECK_MS,
    retryMs = RETRY_MS,
    onAway = () => undefined,
    onBack = () => undefined,
  }: MonitorOptions = {},
): DatabaseMonitor {
  let lastAnswerMs = Date.now();
  let awaySinceMs: number | undefined;
  let isStopped = false;
  let running: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const noteAnswer = (): void => {
    if (awaySinceMs === undefined) lastAnswerMs = Date.now();
  };

  const runProbe = async (): Promise<boolean> => {
    try {
      // A process that was busy for seconds may read an answer too late: probe twice.
      await probe().catch(probe);
    } catch (error) {
      if (awaySinceMs === undefined) onAway(error);
      awaySinceMs ??= lastAnswerMs;
      for (const giveUp of waiting) giveUp();
      return false;
    }
    lastAnswerMs = Date.now();
    if (awaySinceMs !== undefined) onBack(lastAnswerMs - awaySinceMs);
    awaySinceMs = undefined;
    return true;
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void check(), awaySinceMs === undefined ? checkMs : retryMs);
    timer.unref();
  };

  const check = (): Promise<boolean> => {
    running ??= runProbe().finally(() => {
      running = undefined;
      schedule();
    });
    return running;
  };

  /** The promise, or a rejection as soon as the database is unavailable. */
  const untilAway = <T>(work: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const slow = setTimeout(() => void check(), SLOW_MS);
      const giveUp = (): void => reject(new DatabaseAwayError());
      waiting.add(giveUp);
      const end = (): void => {
        clearTimeout(slow);
        waiting.delete(giveUp);
      };
      work.then(resolve, reject).finally(end);
    });

  schedule();
  return {
    awaySinceMs: () => awaySinceMs,
    check,
    noteAnswer,
    async guard(read) {
      if (awaySinceMs !== undefined) throw new DatabaseAwayError();
      try {
        const value = await untilAway(read());
        noteAnswer();
        return value;
      } catch (error) {
        if (error instanceof DatabaseAwayError || !isDatabaseAway(error)) throw error;
        if (!(await check())) throw new DatabaseAwayError({ cause: error });
        return untilAway(read());
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
