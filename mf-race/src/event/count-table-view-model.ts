import type { CountRow, Guid, RoundColumn } from '@holeshot/domain';
import { parseTableSort, type TableSort } from '@holeshot/ui';

/** `pilot`, `total`, `stage-total` or the key of a round's column */
export type CountSort = string;

export interface CountRowView extends CountRow {
  /** the desktop app's total of a stage, `null` where it is the plain one */
  stageTotal: number | null;
  /** taken into the stage from the standing before it */
  rollOver: number | null;
}

/** A table with a column per round and a total, such as Lap Counts or one bracket of Points. */
export interface CountTableView {
  columns: Pick<RoundColumn, 'key' | 'label' | 'eventType' | 'roundNumber'>[];
  /** what the desktop app's total leaves out or takes in; `null` where there is none */
  stageTotalLabel: string | null;
  hasRollOver: boolean;
  rows: CountRowView[];
  sort: TableSort<CountSort>;
}

/** Sorted by the column that the address names; by Total, largest first, when it names none (specification section 2). */
export function sortCountRows<Row extends CountRowView>(
  rows: readonly Row[],
  columns: readonly Pick<RoundColumn, 'key'>[],
  nameOf: (pilotId: Guid) => string,
  search: URLSearchParams,
): { rows: Row[]; sort: TableSort<CountSort> } {
  const keys = columns.map(({ key }) => key);
  const sort = parseTableSort(search, ['pilot', 'roll-over', 'total', 'stage-total', ...keys], {
    by: 'total',
    descending: true,
  });
  const turn = sort.descending ? -1 : 1;
  const byName = (a: Row, b: Row) => compareText(nameOf(a.pilotId), nameOf(b.pilotId));
  const figureOf = (row: Row): number | null => {
    switch (sort.by) {
      case 'total':
        return row.total;
      case 'stage-total':
        return row.stageTotal;
      case 'roll-over':
        return row.rollOver;
      default:
        return row.cells[keys.indexOf(sort.by)] ?? null;
    }
  };
  const sorted = [...rows].sort((a, b) =>
    sort.by === 'pilot'
      ? turn * byName(a, b)
      : compareFigures(figureOf(a), figureOf(b), turn) || byName(a, b),
  );
  return { rows: sorted, sort };
}

/** Empty cells stay at the end either way. */
function compareFigures(a: number | null, b: number | null, turn: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return turn * (a - b);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
