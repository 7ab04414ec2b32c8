import type { KeyObject } from 'node:crypto';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The drizzle handle of either driver, or of a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface ListenHandlers {
  message(payload: string): void;
  /** false while notifications may be lost, then true */
  connection(isUp: boolean): void;
}

/** A migrated database. One shape for embedded PGlite and for a PostgreSQL server. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Queryable;
  /** Checks whether the database answers; on a server over a separate connection with a limit of 3 s. */
  readonly statusDb: Queryable;
  /** The private key of the settings that signs the registry; undefined where the registry is trusted as it is. */
  readonly registryKey: KeyObject | undefined;
  /**
   * Runs `work` in one transaction; a rejection rolls back. Inside, use only the given handle: the embedded database
   * has a single connection, so waiting for `db` is a deadlock.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `handlers` on every NOTIFY on `topic`, from any process. Resolves to a function that stops this. */
  listen(topic: string, handlers: ListenHandlers): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
