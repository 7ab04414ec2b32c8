import { mapSettled, type Settled } from '@holeshot/client';
import { loadRoundsAndRaces } from '../../round-sections/load-rounds-and-races';
import { type RoundsData, toRoundsData } from '../../round-sections/rounds-data';
import type { TabInput } from '../tab';

export async function loadRounds(input: TabInput): Promise<Settled<RoundsData>> {
  const { event, channels, stages } = input;
  return mapSettled(await loadRoundsAndRaces(input), (value) =>
    toRoundsData({ event, channels, stages, ...value }),
  );
}
