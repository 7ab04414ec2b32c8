import { SiteLink, styled } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { SortIcon } from '../icons';
import { PHONE } from '../styles/tokens';
import type { SortHeader } from './use-sort-header';

/* Explicit roles, because a table whose rows become grids on phones loses the implicit ones. */

/*
 * The table styles its cells, so that most cells are plain elements: a styled one computes its classes for each cell.
 * `:where` keeps the specificity low, so that styles of single columns are easy to override. Variants of cells are
 * attributes: `data-right` for figures, `data-phone="hidden"` where phones have no room for it.
 */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  :where(td, th) {
    height: 52px;
    padding: 7px 12px;
    border-bottom: 1px solid var(--line);
    text-align: left;
  }
  :where(tbody th) {
    font-weight: 600;
  }
  :where(thead th) {
    height: 44px;
    padding-block: 0;
    border-bottom-color: var(--edge);
    background: var(--bg);
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
    white-space: nowrap;
  }
  :where([data-right]) {
    text-align: right;
  }
  :where(tr) > :first-child {
    padding-left: 4px;
  }
  :where(tbody) tr:hover > * {
    background: var(--s1);
  }
  [aria-sort] {
    color: var(--t1);
    font-weight: 600;
  }
  thead th > svg {
    display: inline-block;
  }
  ${PHONE} {
    [data-phone='hidden'] {
      display: none;
    }
  }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

export const TableRow = styled.tr.attrs({ role: 'row' })``;

/** A cell, for columns with a style of their own. */
export const Cell = styled.td.attrs({ role: 'cell' })``;

/** The cell that names its row. */
export const RowHeader = styled.th.attrs({ scope: 'row', role: 'rowheader' })``;

/** Names a cell on phones, where no heading is above it. */
export const CellLabel = styled.small.attrs({ 'aria-hidden': true })`
  display: none;
  font-size: 13px;
  font-weight: 400;
  line-height: 1.3;
  color: var(--t3);
  ${PHONE} {
    display: block;
  }
`;

const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;

const SortLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-width: 24px;
  min-height: 44px;
  &:hover {
    color: var(--t1);
  }
`;

interface HeaderCellProps {
  children: ReactNode;
  align?: 'right' | undefined;
  isHiddenOnPhones?: true | undefined;
  className?: string;
  sort?: SortHeader | undefined;
  /** for a copy of the head, whose links are not tab stops */
  isCopy?: boolean;
}

/** A column's heading. Sortable ones are links, so that they work before and without scripts. */
export function HeaderCell({
  children,
  align,
  isHiddenOnPhones,
  className,
  sort,
  isCopy = false,
}: HeaderCellProps) {
  const direction = sort?.direction ?? null;
  const label = (
    <>
      {children}
      {direction && <SortIcon direction={direction} />}
    </>
  );
  return (
    <ColumnHeader
      data-right={align ? true : undefined}
      data-phone={isHiddenOnPhones ? 'hidden' : undefined}
      className={className}
      aria-sort={direction ?? undefined}
    >
      {sort?.href ? (
        <SortLink to={sort.href} preventScrollReset replace tabIndex={isCopy ? -1 : undefined}>
          {label}
        </SortLink>
      ) : (
        label
      )}
    </ColumnHeader>
  );
}
