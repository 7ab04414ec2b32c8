import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import * as schema from './schema';

/**
 * Counts the rows of the embedded database and frees the space of deleted ones, as a server does by itself: without it
 * the planner passes over indexes. It does so table by table, so that requests are answered in between.
 */
export async function vacuumEmbedded({ kind, db }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  for (const table of Object.values(schema))
    if (is(table, PgTable)) await db.execute(sql`vacuum analyze ${table}`);
}
