import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database';
import { runRepeatedly } from '../process/run-repeatedly';
import { sweepPictures } from './unused-pictures';

const INTERVAL_MS = 6 * 3_600_000;

/** Removes unreferenced pictures now and every 6 hours. Returns a function that stops this. */
export function schedulePictureSweeps({ database, files, log }: FastifyInstance): () => Promise<void> {
  const work = async () => {
    const removed = await sweepPictures(database.db, files, Date.now());
    if (removed > 0) log.info({ removed }, 'removed pictures that nothing names');
  };
  return runRepeatedly(work, {
    everyMs: INTERVAL_MS,
    onError(error) {
      if (!isDatabaseAway(error))
        log.warn({ err: error }, 'pictures that nothing names could not be removed');
    },
  });
}
