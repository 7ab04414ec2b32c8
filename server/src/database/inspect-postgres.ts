import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clientLimits } from './connect-postgres';
import type { Queryable } from './database';
import * as schema from './schema';

/** Calls `look` with a PostgreSQL database as it is: not migrated. Rejects when the server refuses. */
export async function inspectPostgres<T>(url: string, look: (db: Queryable) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...clientLimits(url), max: 1 });
  pool.on('error', () => undefined);
  try {
    return await look(drizzle(pool, { schema }));
  } finally {
    await pool.end();
  }
}
