import type { TableSort } from '@holeshot/contract';
import { Fragment, type Key, type ReactNode } from 'react';
import type { SearchChanges } from '../controls/search-href';
import { VisuallyHidden } from '../styles/visually-hidden';
import { CellLabel, HeaderCell, Table, TableBody, TableHead, TableRow } from './table';
import type { TableColumn } from './table-column';
import { type SortHeader, useSortHeader } from './use-sort-header';

interface DataTableProps<Row> {
  /** the table's name, for screen readers only */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** in display order */
  rows: readonly Row[];
  getKey: (row: Row) => Key;
  /** the current sort order */
  sort?: TableSort<string>;
  /** further query parameters that a click on a heading changes */
  sortChanges?: SearchChanges;
  /** wraps head and body in a styled table; in `Table` by default */
  renderTable?: (content: ReactNode) => ReactNode;
  /** a further table row under a row, over `columnCount` columns */
  renderBelow?: (row: Row, columnCount: number) => ReactNode;
}

const UNSORTED: TableSort<string> = { by: '', descending: false };

/** A table made of a list of columns. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  getKey,
  sort = UNSORTED,
  sortChanges,
  renderTable = (content) => <Table>{content}</Table>,
  renderBelow,
}: DataTableProps<Row>) {
  return renderTable(
    <>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <DataTableHead columns={columns} sort={sort} sortChanges={sortChanges} />
      <TableBody>
        {rows.map((row) => (
          <Fragment key={getKey(row)}>
            <TableRow>
              {columns.map((column) => (
                <DataCell key={column.id} column={column} row={row} />
              ))}
            </TableRow>
            {renderBelow?.(row, columns.length)}
          </Fragment>
        ))}
      </TableBody>
    </>,
  );
}

interface DataTableHeadProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  sort: TableSort<string>;
  sortChanges?: SearchChanges | undefined;
  /** a copy for the pointer only, such as one that stays in view */
  isCopy?: boolean;
}

/** The headings of a `DataTable`. */
export function DataTableHead<Row>({ columns, sort, sortChanges, isCopy = false }: DataTableHeadProps<Row>) {
  const sortHeader = useSortHeader(sort, sortChanges);
  const headerSort = ({ id, firstSort }: TableColumn<Row>): SortHeader | undefined => {
    if (firstSort) return sortHeader(id, firstSort);
    return id === sort.by ? { direction: sort.descending ? 'descending' : 'ascending' } : undefined;
  };
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            align={column.align}
            isHiddenOnPhones={column.isHiddenOnPhones}
            sort={headerSort(column)}
            isCopy={isCopy}
          >
            {column.heading}
          </HeaderCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

function DataCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { render, align, isHiddenOnPhones, phoneLabel, Cell = 'td' } = column;
  return (
    <Cell
      role={Cell === 'td' ? 'cell' : undefined}
      data-right={align ? true : undefined}
      data-phone={isHiddenOnPhones ? 'hidden' : undefined}
    >
      {phoneLabel && <CellLabel>{phoneLabel}</CellLabel>}
      {render(row)}
    </Cell>
  );
}
