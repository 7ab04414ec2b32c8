import { type Settled, summariesQuery } from '@holeshot/client';
import { listRankedPilots } from '../../../event-pilots/list-ranked-pilots';
import { type PointsData, toPointsData } from '../../count-table/points-data';
import { withPointsExplained } from '../../explain/with-explanation';
import type { TabInput } from '../tab';

export async function loadPoints(input: TabInput): Promise<Settled<PointsData>> {
  const { client, event } = input;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  const summaries = await client.settle(summariesQuery(event.id));
  if (!summaries.ok) return summaries;
  const points = toPointsData({ summaries: summaries.value, pilots, rounds: [] });
  return { ...summaries, value: await withPointsExplained(points, { ...input, summaries: summaries.value }) };
}
