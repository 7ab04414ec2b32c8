import { type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/*
 * Rows as JSON text that the database builds. The embedded one takes several times as long to return some hundred rows
 * cell by cell. For columns whose values are numbers, texts, booleans or JSON.
 */

type Column = PgColumn | SQL;
type Value<C> = C extends PgColumn ? GetColumnData<C> : C extends SQL<infer T> ? T : never;

/** A row as an object. */
export function jsonObject<const C extends Record<string, Column>>(
  columns: C,
): SQL<{ [K in keyof C]: Value<C[K]> }> {
  // Names are part of the statement's text, because as parameters they would have no type; they come from the code.
  const pairs = Object.entries<SQLWrapper>(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** A row as an array, for many rows: the names would be most of the text. */
export const jsonArray = <const C extends readonly Column[]>(
  ...columns: C
): SQL<{ [K in keyof C]: Value<C[K]> }> => sql`json_build_array(${sql.join([...columns], sql`, `)})`;

/** All rows of a statement, in the order of `order` if there is one. */
export const jsonRows = <T>(row: SQL<T>, order?: SQL): SQL<T[]> =>
  sql`coalesce(json_agg(${row}${order && sql` order by ${order}`}), '[]')`;
