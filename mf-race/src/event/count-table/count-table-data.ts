import type { CountRow, Pilot, RoundColumn } from '@holeshot/domain';
import { compareValues } from '@holeshot/ui';

export interface CountRowData extends CountRow {
  /** the desktop app's total for a stage; `null` when it equals `total` */
  stageTotal: number | null;
  /** points that the pilot brings into the stage (R97) */
  rollOver: number | null;
}

/** A table with a column per round and a total: Lap Counts, or one bracket of Points. */
export interface CountTableData {
  columns: Pick<RoundColumn, 'key' | 'label' | 'eventType' | 'roundNumber'>[];
  /** heading of the desktop app's total; `null` without one */
  stageTotalLabel: string | null;
  hasRollOver: boolean;
  /** by name */
  rows: CountRowData[];
}

/** Whether anything is counted: where nothing was flown, everybody would share the first rank. */
export const hasCounts = ({ rows }: Pick<CountTableData, 'rows'>): boolean =>
  rows.some(({ total }) => total > 0);

/** Pilots whose values are equal stay in the order of their names when a column sorts the table. */
export function sortByName<Row extends CountRow>(
  rows: readonly Row[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): Row[] {
  const names = new Map(pilots.map(({ id, name }) => [id, name]));
  const nameOf = ({ pilotId }: Row) => names.get(pilotId) ?? '';
  return [...rows].sort((a, b) => compareValues(nameOf(a), nameOf(b), false));
}
