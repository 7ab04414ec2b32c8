import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { settleWithin } from '../process/settle-within';
import { type ConnectionConfig, clientLimits, describeDatabase, waitForPostgres } from './connect-postgres';
import type { Database, ListenHandlers, Queryable } from './database';
import { DatabaseUnusableError, isDatabaseAway } from './database-away';
import { insertChannels } from './insert-channels';
import { INVALIDATION_TOPIC, listInvalidatedScopes, type Scope } from './invalidate';
import { listenPostgres } from './listen-postgres';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { allowPlans } from './prepare-once';
import { prepareSearch } from './prepare-search';
import { retryDeadlock } from './retry-deadlock';
import { retryWithoutPlan } from './retry-without-plan';
import * as schema from './schema';
import { shareListening } from './share-listening';

/** An arbitrary number that every process of the site uses. */
const MIGRATION_LOCK = 7_264_051;
const CONNECTIONS = 10;
const STATUS_MS = 3_000;
/** After a failover the server's name leads elsewhere: no connection stays with a server that takes no writes. */
const CONNECTION_SECONDS = 60;
/** A silently cut connection never ends by itself. */
const END_MS = 2_000;

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
    await retryDeadlock(() => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }));
    await prepareSearch(db);
    await insertChannels(db);
    await lock.query('commit');
  } finally {
    await settleWithin(Promise.all([lock.end(), worker.end()]), END_MS);
  }
}

/** Codes of PostgreSQL for missing rights, schemas and tables. */
const MISPLACED = ['42501', '3F000', '42P01'];

/** Says why the tables could not be made. The migrator's own message is the statement, and its cause the reason. */
function toUnusable(error: unknown, url: string): DatabaseUnusableError {
  const { message, code } = ((error as Error).cause ?? error) as Error & { code?: string };
  const advice = MISPLACED.includes(code ?? '')
    ? ' Its user must own the database, with "public" first in the search_path.'
    : '';
  return new DatabaseUnusableError(
    `The site cannot make its tables in the database ${describeDatabase(url)}: ${message}.${advice}`,
    { cause: error },
  );
}

function openPool(config: ConnectionConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...config, max, maxLifetimeSeconds: CONNECTION_SECONDS });
  // Without handlers, a server that closes connections ends this process: the pool's own is for idle ones, and a
  // transaction's has none between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Whether connections lead to the server itself. A pooler tells a process id of its own, and may run the next statement
 * of a connection on another one, which does not know the plans of this one.
 */
async function isDirect(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as id');
    return rows[0]?.id === (client as { processID?: number }).processID;
  } finally {
    client.release();
  }
}

/** Runs a transaction, and drops its connection if that may still wait for an answer. */
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
 * with `DatabaseUnusableError` when the server does not answer, refuses the connection or lets its user make no tables.
 */
export async function openPostgres(url: string, onProgress?: (line: string) => void): Promise<Database> {
  const config = await waitForPostgres(url, onProgress ? { onProgress } : {});
  await migrateOnce(url).catch((error: unknown) => {
    throw toUnusable(error, url);
  });
  const pool = openPool(config, CONNECTIONS);
  retryWithoutPlan(pool);
  const statusPool = openPool({ ...config, connectionTimeoutMillis: STATUS_MS, query_timeout: STATUS_MS }, 1);
  const db: Queryable = drizzle(pool, { schema });
  if (await isDirect(pool)) allowPlans(db);
  const listen = shareListening((topic, handlers) => listenPostgres(url, topic, handlers));
  const stops = new Set<() => Promise<void>>();
  const invalidationListeners = new Set<ListenHandlers>();
  return {
    kind: 'postgres',
    db,
    statusDb: drizzle(statusPool, { schema }),
    registryKey: undefined,
    async transaction(work) {
      let scopes: readonly Scope[] = [];
      const result = await runTransaction(pool, async (tx) => {
        const value = await work(tx);
        scopes = listInvalidatedScopes(tx);
        return value;
      });
      // The server's notification takes a moment, and the writer may read at once.
      for (const scope of scopes) for (const listener of invalidationListeners) listener.message(scope);
      return result;
    },
    async listen(topic, handlers) {
      const stop = await listen(topic, handlers);
      stops.add(stop);
      if (topic === INVALIDATION_TOPIC) invalidationListeners.add(handlers);
      return async () => {
        stops.delete(stop);
        invalidationListeners.delete(handlers);
        await settleWithin(stop(), END_MS);
      };
    },
    async close() {
      const listeners = [...stops].map((stop) => stop());
      await settleWithin(Promise.all([...listeners, pool.end(), statusPool.end()]), END_MS);
    },
  };
}
