import { mapSettled, nextRacesQuery, roundsQuery, type Settled, summariesQuery } from '@holeshot/client';
import { CHANNEL_VIEW_RACES } from '@holeshot/contract';
import { loadRollOvers } from '../../../racing/load-roll-overs';
import type { TabInput } from '../tab';
import { toWhatIf, type WhatIfData } from './what-if-data';

/** Loads the points, rounds and remaining races. Fails only if the points fail to load. */
export async function loadWhatIf(
  input: Pick<TabInput, 'client' | 'event' | 'pilots' | 'stages' | 'next' | 'search'>,
): Promise<Settled<WhatIfData>> {
  const { client, event, pilots, stages, search } = input;
  const [summaries, rounds, next, rollOvers] = await Promise.all([
    client.settle(summariesQuery(event.id)),
    client.settle(roundsQuery(event.id)),
    client.settle(nextRacesQuery(event.id, CHANNEL_VIEW_RACES)),
    loadRollOvers(client, event.id, stages),
  ]);
  return mapSettled(summaries, (value) =>
    toWhatIf({
      event,
      pilots,
      stages,
      rollOvers,
      summaries: value,
      pilotId: search.get('pilot'),
      rounds: rounds.ok ? rounds.value : [],
      next: next.ok ? next.value : input.next,
    }),
  );
}
