import { racesQuery, roundsQuery, type Settled } from '@holeshot/client';
import type { TabInput } from './load-tab';

/** All rounds and races of the event; one failure for both. */
export async function settleRounds({ client, event }: Pick<TabInput, 'client' | 'event'>) {
  const [rounds, races] = await Promise.all([
    client.settle(roundsQuery(event.id)),
    client.settle(racesQuery(event.id)),
  ]);
  if (!rounds.ok) return rounds;
  return mapSettled(races, (value) => ({ rounds: rounds.value, races: value }));
}

export const mapSettled = <T, U>(settled: Settled<T>, map: (value: T) => U): Settled<U> =>
  settled.ok ? { ok: true, value: map(settled.value) } : settled;
