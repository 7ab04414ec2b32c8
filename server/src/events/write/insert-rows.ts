import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database';

type OnConflict = { target: PgColumn[]; keep: readonly string[] } | 'ignore';

/**
 * Inserts any number of rows of plain values, no SQL expressions, with one statement. Columns that no row has get their
 * defaults. On a conflict with a stored row it fails, or ignores the new row, or updates every column but those of
 * `keep`.
 */
export async function insertRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict?: OnConflict,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const usedColumns = columns.filter(([key]) =>
    rows.some((row: Record<string, unknown>) => row[key] !== undefined),
  );
  // seeding the demo takes a tenth longer with a parameter for each cell
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(usedColumns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = joinNames(usedColumns);
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
    ${formatConflict(columns, onConflict)}`);
}

const joinNames = (columns: readonly [key: string, PgColumn][]): SQL =>
  sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );

function formatConflict(
  columns: readonly [key: string, PgColumn][],
  onConflict: OnConflict | undefined,
): SQL | undefined {
  if (onConflict === undefined) return undefined;
  if (onConflict === 'ignore') return sql`on conflict do nothing`;
  const target = columns.filter(([, column]) => onConflict.target.includes(column));
  const changed = columns.filter(([key]) => !onConflict.keep.includes(key));
  const changes = changed.map(
    ([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
  );
  return sql`on conflict (${joinNames(target)}) do update set ${sql.join(changes, sql`, `)}`;
}
