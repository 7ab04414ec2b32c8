type SortedCell = string | number | null;

/** Compares two cells of a sorted column; an empty one comes last either way. */
export function compareCells(a: SortedCell, b: SortedCell, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a === b ? 0 : a < b === descending ? 1 : -1;
}
