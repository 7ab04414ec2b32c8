import { css, SiteLink, styled } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { SortIcon } from '../icons';
import { PHONE } from '../styles/tokens';
import type { SortHeader } from './use-sort-header';

/* Explicit roles, because a table whose rows become grids on phones loses the implicit ones. */

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
 * Variants of cells use attributes, because a style that depends on props would be computed for every cell. `:where`
 * keeps the specificity low, so that styles are easy to override.
 */

const cellAttributes = css`
  &:where([data-right]) {
    text-align: right;
  }
  ${PHONE} {
    &[data-phone='hidden'] {
      display: none;
    }
  }
  &:first-child {
    padding-left: 4px;
  }
`;

/** A cell. Attributes: `data-right` for figures, `data-phone="hidden"` where phones have no room for it. */
export const Cell = styled.td.attrs({ role: 'cell' })`
  height: 52px;
  padding: 7px 12px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  ${cellAttributes}
`;

/** The cell that names its row. */
export const RowHeader = styled(Cell).attrs({ as: 'th', scope: 'row', role: 'rowheader' })`
  font-weight: 600;
`;

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
  ${cellAttributes}
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
