import type { TableSort } from '@holeshot/contract';
import { type SearchChanges, useSearchHref } from '../controls/search-href';
import type { SortDirection } from './table-sort';

/** The data of a column's heading: the link of a click, and the current sort order by this column. */
export interface SortHeader {
  /** without it the heading is text */
  href?: string;
  /** `null` while another column sorts the table */
  direction: SortDirection | null;
}

/**
 * Makes the sort links of a table's headings. A click on the sorted column reverses the order; another column begins
 * with its own first direction. `changes` also apply to the address, such as a return to the first page.
 */
export function useSortHeader(
  { by, descending }: TableSort<string>,
  changes: SearchChanges = {},
): (column: string, firstSort?: SortDirection) => SortHeader {
  const searchHref = useSearchHref();
  return (column, firstSort = 'ascending') => {
    const isSorted = column === by;
    const isNextDescending = isSorted ? !descending : firstSort === 'descending';
    return {
      href: searchHref({ sort: column, order: isNextDescending ? 'desc' : null, ...changes }),
      direction: isSorted ? (descending ? 'descending' : 'ascending') : null,
    };
  };
}
