/** How a table is sorted; in the address `?sort=date&order=desc`. */
export interface TableSort<Id extends string> {
  by: Id;
  descending: boolean;
}

/** Parses the sort from the query parameters; an unknown or missing column gives the fallback. */
export function parseTableSort<Id extends string>(
  search: URLSearchParams,
  columns: readonly Id[],
  fallback: TableSort<Id>,
): TableSort<Id> {
  const sort = search.get('sort');
  const by = columns.find((column) => column === sort);
  return by ? { by, descending: search.get('order') === 'desc' } : fallback;
}
