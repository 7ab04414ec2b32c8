import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { listBumped, REVISIONS_CHANNEL, type Scope } from './bump-revisions';
import type { Database, ListenHandlers, Queryable } from './database';
import { insertChannels } from './insert-channels';
import { listenPostgres } from './listen-postgres';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import * as schema from './schema';

/** Any number will do, as long as every process of the site uses this one. */
const MIGRATION_LOCK = 7_264_051;
const CONNECTIONS = 10;

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await insertChannels(db);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection also gives up the lock.
    client.release(true);
    throw error;
  }
}

/** Opens a PostgreSQL server's database. Safe when several processes start at once. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A server that closes idle connections would otherwise end this process.
  pool.on('error', () => undefined);
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db: Queryable = drizzle(pool, { schema });
  const stops = new Set<() => Promise<void>>();
  const revisionListeners = new Set<ListenHandlers>();
  return {
    kind: 'postgres',
    db,
    async transaction(work) {
      let scopes: readonly Scope[] = [];
      const result = await db.transaction(async (tx) => {
        const value = await work(tx);
        scopes = listBumped(tx);
        return value;
      });
      // The server's own notification takes a moment, and whoever wrote may read at once.
      for (const scope of scopes) for (const listener of revisionListeners) listener.message(scope);
      return result;
    },
    async listen(channel, handlers) {
      const stop = await listenPostgres(url, channel, handlers);
      stops.add(stop);
      if (channel === REVISIONS_CHANNEL) revisionListeners.add(handlers);
      return async () => {
        stops.delete(stop);
        revisionListeners.delete(handlers);
        await stop();
      };
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await pool.end();
    },
  };
}
