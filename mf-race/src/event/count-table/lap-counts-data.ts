import { lapCounts, type Pilot, type RaceSummary } from '@holeshot/domain';
import { type CountTableData, sortByName } from './count-table-data';

/** Laps per round, without the holeshot (R84). */
export function toLapCountsData(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): CountTableData {
  const { columns, rows } = lapCounts(summaries, pilots);
  const countRows = rows.map((row) => ({ ...row, stageTotal: null, rollOver: null }));
  return {
    columns,
    stageTotalLabel: null,
    hasRollOver: false,
    rows: sortByName(countRows, pilots),
  };
}
