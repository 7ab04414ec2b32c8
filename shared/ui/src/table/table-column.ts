import { parseTableSort, type TableSort } from '@holeshot/contract';
import type { ComponentType, ReactNode } from 'react';
import type { CsvCell } from './csv';
import type { SortDirection } from './table-sort';

/** One column of a `DataTable`: its heading and cells, how it sorts, its look on phones, and its CSV text. */
export interface TableColumn<Row> {
  /** unique in the table; the name of the column in the address when the table is sorted by it */
  id: string;
  heading: ReactNode;
  /** the cell's content */
  render: (row: Row) => ReactNode;
  /** the styled cell, a plain `td` by default; `RowHeader`, or one based on it, for the column that names the row */
  Cell?: ComponentType<CellProps>;
  /** figures are at the right, text (the default) is at the left */
  align?: 'right';
  /** phones have no room for the column */
  isHiddenOnPhones?: true;
  /** in front of the cell's content on phones, where no heading is above it */
  phoneLabel?: string;
  /** the direction after the first click on the heading; without it the heading is not a link */
  firstSort?: SortDirection;
  /** the value that `sortRows` compares */
  value?: (row: Row) => SortValue;
  /** the columns of a CSV file; by default one with `heading` and `value`, where there is a `value` */
  csv?: readonly CsvColumn<Row>[];
}

export type SortValue = string | number | null;

export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => CsvCell;
}

export interface CellProps {
  children: ReactNode;
  role?: string | undefined;
  'data-right'?: true | undefined;
  'data-phone'?: 'hidden' | undefined;
}

/** Sorts a table by the column in the address, or by `fallback`. Returns `rows` and `sort` of a `DataTable`. */
export function sortTable<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  search: URLSearchParams,
  fallback: TableSort<string>,
): { rows: Row[]; sort: TableSort<string> } {
  const sortableIds = columns.filter(({ firstSort }) => firstSort).map(({ id }) => id);
  const sort = parseTableSort(search, sortableIds, fallback);
  return { rows: sortRows(rows, columns, sort), sort };
}

/** Sorts rows by the values of the column that `sort` names. Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'id' | 'value'>[],
  { by, descending }: TableSort<string>,
): Row[] {
  const getValue = columns.find(({ id }) => id === by)?.value;
  return getValue ? [...rows].sort((a, b) => compareValues(getValue(a), getValue(b), descending)) : [...rows];
}

/** Compares two values of a column; an empty one comes last in both directions. */
export function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a === b ? 0 : a < b === descending ? 1 : -1;
}

/** A table as the rows of a CSV file, headings first. */
export function tableCsv<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): CsvCell[][] {
  const csvColumns = columns.flatMap(
    ({ csv, heading, value }) => csv ?? (value ? [{ heading: String(heading), value }] : []),
  );
  return [
    csvColumns.map(({ heading }) => heading),
    ...rows.map((row) => csvColumns.map(({ value }) => value(row))),
  ];
}
