import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { listBumpedScopes, REVISIONS_CHANNEL, type Scope } from './bump-revisions';
import { type ConnectionConfig, clientLimits, waitForPostgres } from './connect-postgres';
import type { Database, ListenHandlers, Queryable } from './database';
import { isDatabaseAway } from './database-away';
import { insertChannels } from './insert-channels';
import { listenPostgres } from './listen-postgres';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import * as schema from './schema';

/** An arbitrary number that every process of the site uses. */
const MIGRATION_LOCK = 7_264_051;
const CONNECTIONS = 10;
const STATUS_MS = 3_000;
/** A connection that is cut silently never ends by itself. */
const END_MS = 2_000;

const endWithin = async (ending: Promise<unknown>, ms = END_MS): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([ending.catch(() => undefined), limit]);
  clearTimeout(timer);
};

/**
 * Migrations may take long: no limit of time. The lock is held by a transaction of its own, because behind a
 * transaction pooler the next statement of a session may run on another connection.
 */
async function migrateOnce(url: string): Promise<void> {
  const [lock, worker] = [new pg.Client(clientLimits(url)), new pg.Client(clientLimits(url))];
  for (const client of [lock, worker]) client.on('error', () => undefined);
  try {
    await Promise.all([lock.connect(), worker.connect()]);
    await lock.query('begin');
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(worker, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await insertChannels(db);
    await lock.query('commit');
  } finally {
    await endWithin(Promise.all([lock.end(), worker.end()]));
  }
}

function openPool(config: ConnectionConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...config, max });
  // Without a handler, a server that closes idle connections ends this process.
  pool.on('error', () => undefined);
  return pool;
}

/** Runs a transaction, and gives its connection up when it may still wait for an answer. */
async function runTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await drizzle(client, { schema }).transaction(work);
  } catch (error) {
    isLost = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/**
 * Opens a PostgreSQL server's database, and waits for it up to 30 s. Safe when several processes start at once. Rejects
 * with `DatabaseUnusableError` when the server does not answer or refuses the connection.
 */
export async function openPostgres(url: string, onProgress?: (line: string) => void): Promise<Database> {
  const config = await waitForPostgres(url, onProgress ? { onProgress } : {});
  await migrateOnce(url);
  const pool = openPool(config, CONNECTIONS);
  const statusPool = openPool(
    { ...clientLimits(url), connectionTimeoutMillis: STATUS_MS, query_timeout: STATUS_MS },
    1,
  );
  const db: Queryable = drizzle(pool, { schema });
  const stops = new Set<() => Promise<void>>();
  const revisionListeners = new Set<ListenHandlers>();
  return {
    kind: 'postgres',
    db,
    statusDb: drizzle(statusPool, { schema }),
    async transaction(work) {
      let scopes: readonly Scope[] = [];
      const result = await runTransaction(pool, async (tx) => {
        const value = await work(tx);
        scopes = listBumpedScopes(tx);
        return value;
      });
      // The server's notification takes a moment, and the writer may read at once.
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
        await endWithin(stop());
      };
    },
    async close() {
      const listeners = [...stops].map((stop) => stop());
      await endWithin(Promise.all([...listeners, pool.end(), statusPool.end()]));
    },
  };
}
