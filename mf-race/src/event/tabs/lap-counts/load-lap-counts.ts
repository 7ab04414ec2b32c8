import { type Settled, summariesQuery } from '@holeshot/client';
import { listRankedPilots } from '../../../event-pilots/list-ranked-pilots';
import { lapsQuery } from '../../../racing/laps.query';
import { type LapCountsData, toLapCountsData } from '../../count-table/lap-counts-data';
import { toLapSpread } from '../../count-table/lap-spread';
import { withLapsExplained } from '../../explain/with-explanation';
import type { TabInput } from '../tab';

/** Loads the counts, and the laps behind them. If the laps fail to load, shows only the counts. */
export async function loadLapCounts(input: TabInput): Promise<Settled<LapCountsData>> {
  const { client, event } = input;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  const [summaries, laps] = await Promise.all([
    client.settle(summariesQuery(event.id)),
    client.settle(lapsQuery(event.id)),
  ]);
  if (!summaries.ok) return summaries;
  const table = toLapCountsData(summaries.value, pilots);
  const counts = { table, spread: laps.ok ? toLapSpread(laps.value) : null };
  return { ...summaries, value: await withLapsExplained(counts, { ...input, summaries: summaries.value }) };
}
