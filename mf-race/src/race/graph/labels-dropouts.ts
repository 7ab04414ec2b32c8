import { eventTraits } from '@holeshot/domain';
import type { RaceData } from '../load-race';

/** A line that stops early means a dropout only if all pilots had to fly the same number of laps. */
export const labelsDropouts = ({ race, state }: Pick<RaceData, 'race' | 'state'>): boolean =>
  state === 'finished' && eventTraits(race.eventType).hasLapLimit;
