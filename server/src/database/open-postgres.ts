import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queryable } from './database';
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
  return {
    kind: 'postgres',
    db,
    transaction: (work) => db.transaction(work),
    async listen(channel, handlers) {
      const stop = await listenPostgres(url, channel, handlers);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await pool.end();
    },
  };
}
