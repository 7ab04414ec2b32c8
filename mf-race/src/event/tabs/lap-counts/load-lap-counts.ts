import { mapSettled, type Settled, summariesQuery } from '@holeshot/client';
import { lapsQuery } from '../../../racing/laps.query';
import { type LapCountsData, toLapCountsData } from '../../count-table/lap-counts-data';
import { toLapSpread } from '../../count-table/lap-spread';
import { listRankedPilots } from '../../list-ranked-pilots';
import type { TabInput } from '../tab';

/** The counts, and the laps behind them; without the laps the counts are shown alone. */
export async function loadLapCounts(input: TabInput): Promise<Settled<LapCountsData>> {
  const { client, event } = input;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  const [summaries, laps] = await Promise.all([
    client.settle(summariesQuery(event.id)),
    client.settle(lapsQuery(event.id)),
  ]);
  return mapSettled(summaries, (value) => ({
    table: toLapCountsData(value, pilots),
    spread: laps.ok ? toLapSpread(laps.value) : null,
  }));
}
