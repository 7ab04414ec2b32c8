export type SortDirection = 'ascending' | 'descending';

/** The page in the address, from 1; an invalid number, or one past the end, gives the nearest page. */
export function parsePage(search: URLSearchParams, pageCount: number): number {
  const page = Math.trunc(Number(search.get('page')));
  return Math.min(Math.max(Number.isFinite(page) ? page : 1, 1), Math.max(pageCount, 1));
}
