import { SiteLink, styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

/*
 * Roles are written out: a table whose rows become grids on phones loses them otherwise.
 */

export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

export const TableRow = styled.tr.attrs({ role: 'row' })`
  tbody &:hover > * {
    background: var(--s1);
  }
`;

/*
 * What differs between cells is told by attributes: a style that depends on properties is computed for every cell.
 * `:where` keeps it as easy to override as the rest.
 */

/** A cell; figures stand at its right with `data-right`. */
export const Cell = styled.td.attrs({ role: 'cell' })`
  height: 52px;
  padding: 7px 12px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  &:where([data-right]) {
    text-align: right;
  }
  &:first-child {
    padding-left: 4px;
  }
`;

/** The cell that names its row. */
export const RowHeader = styled(Cell).attrs({ as: 'th', scope: 'row', role: 'rowheader' })`
  font-weight: 600;
`;

const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: 0 12px;
  height: 44px;
  border-bottom: 1px solid var(--edge);
  background: var(--bg);
  color: var(--t2);
  font-size: 14px;
  font-weight: 500;
  text-align: left;
  white-space: nowrap;
  &:where([data-right]) {
    text-align: right;
  }
  &:first-child {
    padding-left: 4px;
  }
  &[aria-sort] {
    color: var(--t1);
    font-weight: 600;
  }
  > svg {
    display: inline-block;
  }
`;

const SortLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  &:hover {
    color: var(--t1);
  }
`;

interface HeaderCellProps {
  children: ReactNode;
  right?: boolean;
  className?: string;
  /** where a click leads, if anywhere, and how the column is sorted now (`null`: by another one) */
  sort?: { href?: string; direction: 'ascending' | 'descending' | null };
}

/** A column's heading; sortable ones are links, so that they work before and without scripts. */
export function HeaderCell({ children, right = false, className, sort }: HeaderCellProps) {
  const direction = sort?.direction ?? null;
  const label = (
    <>
      {children}
      {direction && <SortMark direction={direction} />}
    </>
  );
  return (
    <ColumnHeader
      {...(right ? { 'data-right': true } : {})}
      {...(className ? { className } : {})}
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      {sort?.href ? (
        <SortLink to={sort.href} preventScrollReset replace>
          {label}
        </SortLink>
      ) : (
        label
      )}
    </ColumnHeader>
  );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' }) {
  return (
    <svg width={14} height={8} viewBox="0 0 14 8" aria-hidden="true">
      <path d={direction === 'ascending' ? 'M6 7h8L10 2z' : 'M6 2h8l-4 5z'} fill="#FF6A73" />
    </svg>
  );
}
