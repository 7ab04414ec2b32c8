import { type TableSort, useSearchHref } from '@holeshot/ui';

interface SortHeader {
  href: string;
  direction: 'ascending' | 'descending' | null;
}

/**
 * What the heading of a column needs to sort by it: the link, and how the column is sorted now. A click on the sorted
 * column turns it round; another one begins with the end that people look for.
 */
export function useSortHeader<Id extends string>({
  by,
  descending,
}: TableSort<Id>): (column: Id, bestFirst?: 'ascending' | 'descending') => SortHeader {
  const searchHref = useSearchHref();
  return (column, bestFirst = 'ascending') => {
    const isSorted = column === by;
    const isNextDescending = isSorted ? !descending : bestFirst === 'descending';
    return {
      href: searchHref({ sort: column, order: isNextDescending ? 'desc' : null }),
      direction: isSorted ? (descending ? 'descending' : 'ascending') : null,
    };
  };
}
