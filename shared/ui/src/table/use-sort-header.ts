import { type SearchChanges, useSearchHref } from '../controls/search-href';
import type { SortDirection, TableSort } from './table-sort';

/** What the heading of a column needs: where a click leads, and how the table is sorted by this column now. */
export interface SortHeader {
  /** without it the heading is text */
  href?: string;
  /** `null` while another column sorts the table */
  direction: SortDirection | null;
}

/**
 * Makes the sort links of a table's headings. A click on the sorted column turns it round; another column begins with
 * its own first direction. `changes` are made to the address as well, such as going back to the first page.
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
