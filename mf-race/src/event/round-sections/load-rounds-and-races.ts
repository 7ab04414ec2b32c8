import { mapSettled, racesQuery, roundsQuery } from '@holeshot/client';
import type { TabInput } from '../tabs/tab';

/** All rounds and races of the event. When both calls fail, the failure is that of the rounds. */
export async function loadRoundsAndRaces({ client, event }: Pick<TabInput, 'client' | 'event'>) {
  const [rounds, races] = await Promise.all([
    client.settle(roundsQuery(event.id)),
    client.settle(racesQuery(event.id)),
  ]);
  if (!rounds.ok) return rounds;
  return mapSettled(races, (value) => ({ rounds: rounds.value, races: value }));
}
