import { mapSettled, type Ranking, rankingQuery, type Settled } from '@holeshot/client';
import type { TabInput } from '../tab';

export interface PilotsData {
  ranking: Ranking;
  /** pilots are sorted by name, by choice or because nobody is ranked */
  isByName: boolean;
}

export async function loadPilots({ client, event, search }: TabInput): Promise<Settled<PilotsData>> {
  const ranking = await client.settle(rankingQuery(event.id));
  return mapSettled(ranking, (value) => ({
    ranking: value,
    isByName: value.basis === null || search.get('order') === 'name',
  }));
}
