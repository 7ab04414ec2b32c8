import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database';

/** The rows of a statement, from either driver. */
export async function readRows<T>(db: Queryable, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] };
  return rows;
}
