import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database';

/** PostgreSQL's protocol has 16 bits for the number of parameters. */
const MAX_PARAMETERS = 60_000;

/**
 * Inserts any number of rows in as few statements as the protocol allows. On a conflict with a stored row it fails, or
 * ignores the new row, or updates every column but those of `keep`.
 */
export async function insertRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict?: { target: PgColumn[]; keep: readonly string[] } | 'ignore',
): Promise<void> {
  const columns = getTableColumns(table);
  const size = Math.floor(MAX_PARAMETERS / Object.keys(columns).length);
  for (let from = 0; from < rows.length; from += size) {
    const insert = tx.insert(table).values(rows.slice(from, from + size) as T['$inferInsert'][]);
    if (onConflict === 'ignore') await insert.onConflictDoNothing();
    else if (onConflict === undefined) await insert;
    else
      await insert.onConflictDoUpdate({ target: onConflict.target, set: excluded(columns, onConflict.keep) });
  }
}

/** Sets every column to the new row's value, but those to keep. */
function excluded(columns: Record<string, PgColumn>, keep: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([key]) => !keep.includes(key))
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
