import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { readRows } from './read-rows';

/** By the rule of a server: tables that this process has not counted yet, or of which it has changed a tenth. */
const CHANGED_TABLES = sql`
  select stat.relname as name from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
  where stat.schemaname = 'public'
    and (stat.last_analyze is null or stat.n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0))`;

/**
 * Does for the embedded database what a server does by itself. It counts rows, without which the planner passes over
 * indexes, and frees the space of deleted ones, table by table, so that requests are answered in between. A checkpoint
 * then frees the log, which would grow until the site ends, and which a start after a crash reads.
 */
export async function vacuumEmbedded({ kind, db }: Database): Promise<void> {
  if (kind !== 'embedded') return;
  for (const { name } of await readRows<{ name: string }>(db, CHANGED_TABLES))
    await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
  await db.execute(sql`checkpoint`);
}
