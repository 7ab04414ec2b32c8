import { mapSettled, type Settled, summariesQuery } from '@holeshot/client';
import { type PointsData, toPointsData } from '../../count-table/points-data';
import { listRankedPilots } from '../../list-ranked-pilots';
import type { TabInput } from '../tab';

export async function loadPoints(input: TabInput): Promise<Settled<PointsData>> {
  const { client, event } = input;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  return mapSettled(await client.settle(summariesQuery(event.id)), (summaries) =>
    toPointsData({ summaries, pilots, rounds: [] }),
  );
}
