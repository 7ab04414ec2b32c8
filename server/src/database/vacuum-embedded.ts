import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { readRows } from './read-rows';

/** By the rule of a server: tables that this process has not counted yet, or of which it has changed a tenth. */
const CHANGED_TABLES = sql`
  select stat.relname as name from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
  where stat.schemaname = 'public'
    and (stat.last_analyze is null or stat.n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0))`;

/**
 * Counts the rows of the embedded database and frees the space of deleted ones, as a server does by itself: without it
 * the planner passes over indexes. It does so table by table, so that requests are answered in between.
 */
export async function vacuumEmbedded({ kind, db }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  for (const { name } of await readRows<{ name: string }>(db, CHANGED_TABLES))
    await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}
