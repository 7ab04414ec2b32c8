import type { FastifyInstance } from 'fastify';
import { isDatabaseAway, vacuumEmbedded } from '../database';
import { runRepeatedly } from '../process/run-repeatedly';
import { prune } from './bounds';
import { removeUnpackedBuilds } from './prune-builds';

const INTERVAL_MS = 3_600_000;

/**
 * Prunes the database and the unpacked builds in `buildsDir`, and vacuums the embedded database, now and every hour.
 * Returns a function that stops this.
 */
export function schedulePruning({ database, log }: FastifyInstance, buildsDir: string): () => Promise<void> {
  const work = async () => {
    await prune(database, Date.now());
    await removeUnpackedBuilds(database.db, buildsDir);
    await vacuumEmbedded(database);
  };
  return runRepeatedly(work, {
    everyMs: INTERVAL_MS,
    onError(error) {
      if (!isDatabaseAway(error)) log.error(error);
    },
  });
}
