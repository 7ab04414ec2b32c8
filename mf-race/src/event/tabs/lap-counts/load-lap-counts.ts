import { mapSettled, type Settled, summariesQuery } from '@holeshot/client';
import type { CountTableData } from '../../count-table/count-table-data';
import { toLapCountsData } from '../../count-table/lap-counts-data';
import { listRankedPilots } from '../../list-ranked-pilots';
import type { TabInput } from '../tab';

export async function loadLapCounts(input: TabInput): Promise<Settled<CountTableData>> {
  const { client, event } = input;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  return mapSettled(await client.settle(summariesQuery(event.id)), (summaries) =>
    toLapCountsData(summaries, pilots),
  );
}
