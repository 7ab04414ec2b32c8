import type { ReactNode } from 'react';

/** Phones lay tables out as other boxes, with which browsers forget what the elements mean: their roles say so. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface TableProps {
  columns: readonly string[];
  /** the title of the column with numbers, if there is one */
  numberColumn?: string;
  /** the address of the live log that adds rows, if there is one */
  tail?: string | undefined;
  /** rows */
  children: ReactNode;
}

/** A table with a head. Phones show each row as its header with the values below. */
export function Table({ columns, numberColumn, tail, children }: TableProps) {
  return (
    <table {...ROLES.table} data-tail={tail}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map((title) => (
            <th
              key={title}
              {...ROLES.columnHeader}
              scope="col"
              className={title === numberColumn ? 'number' : undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>{children}</tbody>
    </table>
  );
}

interface RowProps {
  /** what names the row */
  header: ReactNode;
  /** id of the line of the log that the row shows */
  lineId?: number;
  /** cells */
  children: ReactNode;
}

/** A row of a table. */
export const Row = ({ header, lineId, children }: RowProps) => (
  <tr {...ROLES.row} data-line={lineId} className={lineId === undefined ? undefined : 'line'}>
    <th {...ROLES.rowHeader} scope="row">
      {header}
    </th>
    {children}
  </tr>
);

interface CellProps {
  /** title of the column, which phones show before the value */
  label?: string;
  className?: 'number' | 'message';
  /** the value; null for none, which phones leave out */
  children: ReactNode;
}

/** A cell of a table. */
export const Cell = ({ label, className, children }: CellProps) =>
  children === null ? (
    <td {...ROLES.cell} className="none">
      –
    </td>
  ) : (
    <td {...ROLES.cell} data-label={label} className={className}>
      {children}
    </td>
  );
