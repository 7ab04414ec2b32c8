import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, readRows } from './index';

interface Newest {
  /** how many rows to keep */
  count: number;
  /** of each combination of these; of the whole table when absent */
  of?: PgColumn | readonly PgColumn[];
  /** grows with each row */
  by: PgColumn;
}

/** Deletes the rows of a table that `condition` is true for. Returns how many. */
export async function deleteRows(db: Queryable, table: PgTable, condition: SQL): Promise<number> {
  const name = sql.identifier(getTableName(table));
  const [row] = await readRows<{ count: number }>(
    db,
    sql`with gone as (delete from ${name} where ${condition} returning 1) select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}

/** Deletes the older rows of a table. Returns how many. */
export function keepNewest(db: Queryable, table: PgTable, { count, of, by }: Newest): Promise<number> {
  const name = sql.identifier(getTableName(table));
  const group = of ? sql`partition by ${sql.join([of].flat(), sql`, `)}` : sql``;
  const place = sql`row_number() over (${group} order by ${by} desc) as place`;
  const older = sql`select ctid from (select ctid, ${place} from ${name}) ranked where place > ${count}`;
  return deleteRows(db, table, sql`ctid in (${older})`);
}
