import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Waits for the transactions of all processes that locked the same key. The lock ends with the transaction. */
export const lockKey = (tx: Queryable, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
