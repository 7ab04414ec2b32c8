import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { createDatabaseMonitor, type DatabaseMonitor, type MonitorOptions } from './database-monitor';
import { type Database, DatabaseAwayError, INVALIDATION_TOPIC, type Scope, schema } from './index';
import { prepareOnce } from './prepare-once';

const { dataVersions } = schema;

const MAX_SCOPES = 20_000;

/** The versions of scopes, which are separated by spaces. */
const prepareVersions = prepareOnce('data_versions', (db, name) =>
  db
    .select()
    .from(dataVersions)
    .where(sql`${dataVersions.scope} = any(string_to_array(${sql.placeholder('scopes')}, ' '))`)
    .prepare(name),
);

/** The versions of all scopes, in memory while notifications of the database arrive. */
export interface VersionWatch extends Pick<DatabaseMonitor, 'awaySinceMs' | 'guard'> {
  /**
   * A text that changes with every write to one of the scopes. Rejects with `DatabaseAwayError` while the database does
   * not answer.
   */
  getStamp(scopes: readonly Scope[]): Promise<string>;
  /** A number that changes with every announced write; undefined while notifications may be lost. */
  version(): number | undefined;
  /** Whether the database was last read-only. */
  isReadOnly(): boolean;
  /** The stamp as of when the database last answered. */
  getLastStamp(scopes: readonly Scope[]): string;
  stop(): Promise<void>;
}

/**
 * Follows the data versions of a database until it is stopped. A lost notification costs at most 5 s (`checkMs`), after
 * which the data versions are compared again. Rejects when it cannot listen to the database.
 */
export async function watchVersions(database: Database, options: MonitorOptions = {}): Promise<VersionWatch> {
  const cached = new LRUCache<string, number>({ max: MAX_SCOPES });
  let isListening = false;
  // A write during a read makes its result too old to cache.
  let announcements = 0;
  let lastSum: string | undefined;
  let isReadOnly = false;

  const forgetAll = (): void => {
    announcements += 1;
    cached.clear();
  };

  // Every write makes a number larger: while their sum is the same, no notification was lost.
  const compareSum = async (): Promise<void> => {
    const [row] = await database.statusDb
      .select({
        sum: sql<string>`coalesce(sum(${dataVersions.number}), 0)::text`,
        isReadOnly: sql<boolean>`current_setting('transaction_read_only') = 'on'`,
      })
      .from(dataVersions);
    if (row?.sum !== lastSum) forgetAll();
    lastSum = row?.sum;
    isReadOnly = row?.isReadOnly ?? false;
  };
  const monitor = createDatabaseMonitor(compareSum, options);

  const stop = await database.listen(INVALIDATION_TOPIC, {
    message(scope) {
      announcements += 1;
      cached.delete(scope);
      monitor.noteAnswer();
    },
    connection(isUp) {
      if (isUp) {
        isListening = true;
        forgetAll();
        return;
      }
      announcements += 1;
      isListening = false;
      monitor.noteAnswer();
      void monitor.check();
    },
  });

  const readNow = async (scopes: ReadonlySet<Scope>): Promise<Map<string, number>> => {
    const before = announcements;
    const rows = await prepareVersions(database.db).execute({ scopes: [...scopes].join(' ') });
    const numbers = new Map(rows.map(({ scope, number }) => [scope, number]));
    if (isListening && announcements === before) {
      for (const scope of scopes) cached.set(scope, numbers.get(scope) ?? 0);
    }
    return numbers;
  };

  let batch: { scopes: Set<Scope>; numbers: Promise<Map<string, number>> } | undefined;
  // A page needs many stamps at once: one statement reads those of one turn of the event loop.
  const readNumbers = (scopes: readonly Scope[]): Promise<Map<string, number>> => {
    if (!batch) {
      const batchScopes = new Set<Scope>();
      const turn = new Promise((resolve) => setImmediate(resolve));
      const numbers = turn.then(() => {
        batch = undefined;
        return monitor.guard(() => readNow(batchScopes));
      });
      batch = { scopes: batchScopes, numbers };
    }
    for (const scope of scopes) batch.scopes.add(scope);
    return batch.numbers;
  };

  const joinStamp = (scopes: readonly Scope[], fresh: ReadonlyMap<string, number>): string =>
    scopes.map((scope) => fresh.get(scope) ?? cached.get(scope) ?? 0).join('.');
  const nothing: ReadonlyMap<string, number> = new Map();

  return {
    awaySinceMs: monitor.awaySinceMs,
    guard: monitor.guard,
    async getStamp(scopes) {
      const stored = scopes.filter((scope) => scope !== 'constant');
      if (stored.length > 0 && monitor.awaySinceMs() !== undefined) throw new DatabaseAwayError();
      const missing = isListening ? stored.filter((scope) => !cached.has(scope)) : stored;
      return joinStamp(scopes, missing.length > 0 ? await readNumbers(missing) : nothing);
    },
    version: () => (isListening && monitor.awaySinceMs() === undefined ? announcements : undefined),
    isReadOnly: () => isReadOnly,
    getLastStamp: (scopes) => joinStamp(scopes, nothing),
    async stop() {
      monitor.stop();
      await stop();
    },
  };
}
