import type { PGlite, PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { migrateEngine } from '../database/open-embedded';
import { emptyTables } from './empty-tables';
import { toOwnError, toOwnValue } from './own-realm';

declare global {
  // tests/jest/database-environment.cjs sets these, whose engines outlive the test file
  function takeIdleEngine(): PGlite | undefined;
  function returnEngine(engine: PGlite): void;
  function createEngine(options?: Pick<PGliteOptions, 'dataDir' | 'extensions'>): Promise<PGlite>;
}

/**
 * An engine writes statistics up to 10 s after its last query, and until then its worker cannot exit. This writes them
 * immediately, and replaces the timer by one that has fired.
 */
export const END_TIMER = `set statement_timeout = 10; select pg_stat_force_next_flush(); reset statement_timeout`;

/** Deletes all rows, restarts the sequences, and resets what belongs to the session: settings, locks, listeners. */
async function emptyEngine(engine: PGlite): Promise<void> {
  await emptyTables(async (statement) => ({ rows: (await engine.exec(statement)).at(-1)?.rows ?? [] }));
  await engine.exec('discard all');
  await engine.exec('set search_path to public');
  await engine.exec(END_TIMER);
}

const toOwnResults = <T>({ rows, fields, ...counts }: Results<T>): Results<T> => ({
  ...toOwnValue({ rows, fields }),
  ...counts,
});

async function asOwn<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toOwnError(error);
  }
}

type Queries = Pick<Transaction, 'query' | 'exec'>;

/** The engine does not recognise dates of this realm. */
const toParameter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toParameter);
  return value instanceof Date ? value.toISOString() : value;
};

const toOwnQueries = (queries: Queries): Queries => ({
  query: async <T>(text: string, parameters?: unknown[], options?: QueryOptions) =>
    toOwnResults(await asOwn(queries.query<T>(text, parameters?.map(toParameter), options))),
  exec: async (...args) => (await asOwn(queries.exec(...args))).map(toOwnResults),
});

/** The part of an engine that the embedded database uses, until it is closed. */
function lend(engine: PGlite): PGlite {
  let closed = false;
  const stops: (() => Promise<void>)[] = [];
  const use = (): PGlite => {
    if (closed) throw new Error('PGlite is closed');
    return engine;
  };
  const lent: Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close' | 'closed'> = {
    query: async <T>(...args: Parameters<Queries['query']>) => toOwnQueries(use()).query<T>(...args),
    exec: async (...args) => toOwnQueries(use()).exec(...args),
    transaction: async (work) =>
      asOwn(
        use().transaction((tx) =>
          work({
            ...tx,
            ...toOwnQueries(tx),
          }),
        ),
      ),
    async listen(...args) {
      const stop = await asOwn(use().listen(...args));
      stops.push(stop);
      return stop;
    },
    async close() {
      closed = true;
      for (const stop of stops) await stop();
      await emptyEngine(engine);
      returnEngine(engine);
    },
    get closed() {
      return closed;
    },
  };
  return lent as PGlite;
}

/**
 * An engine with a migrated, empty database: an idle one of this Jest worker, or a new one if all are in use. Closing it
 * empties the database for the next test.
 */
export async function openTestEngine(): Promise<PGlite> {
  const engine = takeIdleEngine() ?? (await createEngine());
  // also inserts the rows that every site has
  await migrateEngine(engine);
  return lend(engine);
}
