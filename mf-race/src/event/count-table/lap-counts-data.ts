import { lapCounts, type Pilot, type RaceSummary } from '@holeshot/domain';
import { sortByName } from '../../event-pilots/sort-by-name';
import type { Explanation } from '../../explain/explanation';
import { type CountTableData, groupColumns } from './count-table-data';
import type { LapSpread } from './lap-spread';

export interface LapCountsData {
  table: CountTableData;
  /** `null` without laps, or when they failed to load */
  spread: LapSpread | null;
  /** of the figure that the address opens */
  explanation: Explanation | null;
}

/** Laps per round, without the holeshot (R84). */
export function toLapCountsData(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): CountTableData {
  const { columns, rows } = lapCounts(summaries, pilots);
  const countRows = rows.map((row) => ({
    ...row,
    stageTotal: null,
    rollOver: null,
    wins: [],
    dropped: null,
  }));
  return {
    columns: groupColumns(columns),
    stageTotalLabel: null,
    hasRollOver: false,
    rows: sortByName(countRows, pilots),
  };
}
