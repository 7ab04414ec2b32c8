import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { readRows } from '../database/read-rows';

/** The site's tables, each after those that it references. */
export async function listTables(db: Queryable): Promise<string[]> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const references = await readRows<{ from: string; to: string }>(
    db,
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const add = (name: string, path: readonly string[]): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const { from, to } of references) if (from === name) add(to, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of tables) add(name, []);
  return ordered;
}

/** The newest migration of a database, as a number that grows, and how many there are. */
export async function readSchemaVersion(db: Queryable): Promise<{ newest: number; count: number }> {
  const [row] = await readRows<{ newest: string; count: string }>(
    db,
    sql`select max(created_at)::text as newest, count(*)::text as count from drizzle.__drizzle_migrations`,
  );
  return { newest: Number(row?.newest), count: Number(row?.count) };
}
