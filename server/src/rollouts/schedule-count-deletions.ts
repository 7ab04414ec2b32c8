import type { Logger } from 'pino';
import type { Database } from '../database';
import { runRepeatedly } from '../run-repeatedly';
import { deleteOldCounts } from './build-counts';

const INTERVAL_MS = 3_600_000;

/** Deletes the counts of builds after 30 days, now and every hour. Returns a function that stops this. */
export const scheduleCountDeletions = (database: Database, log: Logger): (() => Promise<void>) =>
  runRepeatedly(() => deleteOldCounts(database, Date.now()), {
    everyMs: INTERVAL_MS,
    onError: (error) => log.error(error),
  });
