export type SortDirection = 'ascending' | 'descending';

/** How a table is sorted, as the address says it: `?sort=date&order=desc`. */
export interface TableSort<Id extends string> {
  by: Id;
  descending: boolean;
}

/** The sort that the address names; an unknown or missing column gives the fallback. */
export function parseTableSort<Id extends string>(
  search: URLSearchParams,
  columns: readonly Id[],
  fallback: TableSort<Id>,
): TableSort<Id> {
  const named = search.get('sort');
  const by = columns.find((column) => column === named);
  return by ? { by, descending: search.get('order') === 'desc' } : fallback;
}

/** The page that the address names, from 1; anything else, or past the end, gives the nearest page. */
export function parsePage(search: URLSearchParams, pageCount: number): number {
  const page = Math.trunc(Number(search.get('page')));
  return Math.min(Math.max(Number.isFinite(page) ? page : 1, 1), Math.max(pageCount, 1));
}
