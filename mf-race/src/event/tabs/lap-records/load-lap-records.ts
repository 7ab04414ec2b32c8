import { mapSettled, type Settled, summariesQuery } from '@holeshot/client';
import { type RecordsTableData, toLapRecords } from '../../records-table/records-table-data';
import type { TabInput } from '../tab';

export async function loadLapRecords(input: TabInput): Promise<Settled<RecordsTableData>> {
  const { client, event, pilots, search } = input;
  return mapSettled(await client.settle(summariesQuery(event.id)), (summaries) =>
    toLapRecords({ event, pilots, summaries, search }),
  );
}
