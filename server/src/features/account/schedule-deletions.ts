import type { Logger } from 'pino';
import type { Database } from '../../database';
import { deleteDueAccounts } from './delete-accounts';

const INTERVAL_MS = 3_600_000;

/** Deletes the accounts whose week is over, now and every hour. Returns a function that stops this. */
export function scheduleDeletions(database: Database, log: Logger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => {
        const deleted = await deleteDueAccounts(database, Date.now());
        if (deleted > 0) log.info({ deleted }, 'deleted accounts');
      })
      .catch((error: unknown) => log.error(error));
  };
  run();
  const timer = setInterval(run, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
