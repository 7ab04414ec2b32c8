import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Queryable } from './database';
import { lockDirectory } from './directory-lock';
import { insertChannels } from './insert-channels';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import * as schema from './schema';

/** Wraps an engine whose schema is already up to date. */
export function wrapEngine(engine: PGlite, release: () => void = () => undefined): Database {
  const db: Queryable = drizzle(engine, { schema });
  return {
    kind: 'embedded',
    db,
    transaction: (work) => db.transaction(work),
    async listen(channel, handlers) {
      const stop = await engine.listen(channel, (payload) => handlers.message(payload));
      handlers.connection(true);
      return () => stop();
    },
    async close() {
      if (!engine.closed) await engine.close();
      release();
    },
  };
}

/** Brings an engine's schema up to date. */
export async function migrateEngine(engine: PGlite): Promise<void> {
  const db = drizzle(engine, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await insertChannels(db);
}

/**
 * Opens the embedded database of a data directory, or one in memory without it.
 * Throws one sentence when another process has the directory open.
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  const release = dataDir === undefined ? undefined : lockDirectory(dataDir);
  try {
    const engine = await PGlite.create(dataDir === undefined ? {} : { dataDir: join(dataDir, 'database') });
    await migrateEngine(engine);
    // A server does this by itself. Without it the embedded engine plans for tables of unknown size, past its indexes,
    // looks up each row that an index names, and keeps the room of rows that are gone.
    if (dataDir !== undefined) await engine.exec('vacuum analyze');
    return wrapEngine(engine, release);
  } catch (error) {
    release?.();
    throw error;
  }
}
