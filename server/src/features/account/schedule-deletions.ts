import type { Logger } from 'pino';
import type { Database } from '../../database';
import { runRepeatedly } from '../../run-repeatedly';
import { deleteDueAccounts } from './delete-accounts';

const INTERVAL_MS = 3_600_000;

/** Deletes the accounts whose week is over, now and every hour. Returns a function that stops this. */
export function scheduleDeletions(database: Database, log: Logger): () => Promise<void> {
  const work = async () => {
    const deleted = await deleteDueAccounts(database, Date.now());
    if (deleted > 0) log.info({ deleted }, 'deleted accounts');
  };
  return runRepeatedly(work, { everyMs: INTERVAL_MS, onError: (error) => log.error(error) });
}
