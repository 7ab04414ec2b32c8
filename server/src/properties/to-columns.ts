import type { ChangedValues } from './check-values';

/** The column of each property; `empty` replaces an empty text. */
export type PropertyColumns<Row> = Readonly<Record<string, { column: keyof Row; empty?: null }>>;

/** The changed values by column. Properties without a column are left out. */
export function toColumns<Row>(values: ChangedValues, columns: PropertyColumns<Row>): Partial<Row> {
  const changes: Partial<Record<keyof Row, unknown>> = {};
  for (const [name, { column, empty = '' }] of Object.entries(columns)) {
    const value = values[name];
    if (value !== undefined) changes[column] = value === '' ? empty : value;
  }
  return changes as Partial<Row>;
}
