import type { ReactNode } from 'react';

/** On phones tables have another `display`, with which browsers drop their semantics; roles restore them. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A column after the one that names the rows. */
export interface Column<Row> {
  /** phones show it before the value */
  title: string;
  isNumber?: true;
  /** null for no value, which phones leave out */
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** the title of the column that names the rows */
  title: string;
  header: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly (Row & { id: number })[];
}

/** A table with a head. Phones show each row as its header with the values below. */
export const Table = <Row,>({ title, header, columns, rows }: TableProps<Row>) => (
  <table {...ROLES.table}>
    <TableHead>
      <ColumnHeader title={title} />
      {columns.map((column) => (
        <ColumnHeader key={column.title} {...column} />
      ))}
    </TableHead>
    <tbody {...ROLES.group}>
      {rows.map((row) => (
        <tr key={row.id} {...ROLES.row}>
          <th {...ROLES.rowHeader} scope="row">
            {header(row)}
          </th>
          {columns.map(({ title: label, isNumber, cell }) => (
            <Cell key={label} label={label} className={isNumber && 'number'}>
              {cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead {...ROLES.group}>
    <tr {...ROLES.row}>{children}</tr>
  </thead>
);

export const ColumnHeader = ({ title, isNumber }: { title: string; isNumber?: true }) => (
  <th {...ROLES.columnHeader} scope="col" className={isNumber && 'number'}>
    {title}
  </th>
);

interface CellProps {
  /** title of the column, which phones show before the value */
  label?: string;
  className?: 'number' | 'message' | undefined;
  children: ReactNode;
}

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
