import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Queryable } from './database';
import { lockDirectory } from './directory-lock';
import { insertChannels } from './insert-channels';
import { keepPlans } from './keep-plans';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { EXTENSIONS, openDataDirectory, toUnusable } from './open-data-directory';
import { allowPlans } from './prepare-once';
import { prepareSearch } from './prepare-search';
import * as schema from './schema';

/** The database of an engine whose schema is up to date; `release` is called once it is closed. */
export function wrapEngine(engine: PGlite, release?: () => Promise<void>): Database {
  const keepPlan = keepPlans(engine);
  const db: Queryable = drizzle(engine, { schema });
  allowPlans(db, keepPlan);
  return {
    kind: 'embedded',
    db,
    statusDb: db,
    registryKey: undefined,
    transaction: (work) => db.transaction(work),
    async listen(topic, handlers) {
      const stop = await engine.listen(topic, (payload) => handlers.message(payload));
      handlers.connection(true);
      return () => stop();
    },
    async close() {
      if (!engine.closed) await engine.close();
      await release?.();
    },
  };
}

/** Brings an engine's schema up to date. */
export async function migrateEngine(engine: PGlite): Promise<void> {
  const db = drizzle(engine, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await prepareSearch(db);
  await insertChannels(db);
}

/**
 * Opens the embedded database of a data directory, or one in memory without it.
 * Rejects with `DatabaseUnusableError` when another process has the directory open, it is damaged, or the disk is full.
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  if (dataDir === undefined) {
    const engine = await PGlite.create({ extensions: EXTENSIONS });
    await migrateEngine(engine);
    return wrapEngine(engine);
  }
  const directory = join(dataDir, 'database');
  const release = await lockDirectory(dataDir).catch((error: unknown) => {
    throw toUnusable(error, directory);
  });
  try {
    const engine = await openDataDirectory(directory);
    await migrateEngine(engine);
    return wrapEngine(engine, release);
  } catch (error) {
    await release();
    throw toUnusable(error, directory);
  }
}
