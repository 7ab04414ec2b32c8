import { type Settled, summariesQuery } from '@holeshot/client';
import type { Explanation } from '../../../explain/explanation';
import { explainTimes } from '../../explain/with-explanation';
import { type RecordsTableData, toLapRecords } from '../../records-table/records-table-data';
import type { TabInput } from '../tab';
import { findLapCut, type LapCut } from './lap-cut';

export interface LapRecordsData {
  table: RecordsTableData;
  /** `null` if no time can be improved any more */
  lapCut: LapCut | null;
  /** explains the figure that the address names */
  explanation: Explanation | null;
}

export async function loadLapRecords(tab: TabInput): Promise<Settled<LapRecordsData>> {
  const { client, event, pilots, search } = tab;
  const summaries = await client.settle(summariesQuery(event.id));
  if (!summaries.ok) return summaries;
  const table = toLapRecords({ event, pilots, summaries: summaries.value, search });
  return {
    ...summaries,
    value: {
      table,
      lapCut: findLapCut({ ...tab, count: table.rows.length, sortedBy: table.sort.by }),
      explanation: await explainTimes([table], { ...tab, summaries: summaries.value }),
    },
  };
}
