import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The drizzle handle of either driver, or of a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What a listener hears: payloads, and whether it can hear at all. */
export interface ListenHandlers {
  message(payload: string): void;
  /** false while notifications may be missed; true again once they can't be */
  connection(isUp: boolean): void;
}

/** A migrated database. One shape for embedded PGlite and for a PostgreSQL server. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Queryable;
  /**
   * Runs `work` in one transaction: its rejection rolls back and is passed on. Inside, use only the handle
   * given: the embedded database has a single connection, and waiting for `db` there never ends.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls back on every NOTIFY on `channel`, from any process. Resolves to a function that stops it. */
  listen(channel: string, handlers: ListenHandlers): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
