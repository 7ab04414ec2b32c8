import { type RaceDetails, type ValidLap, validLaps } from '@holeshot/domain';
import { lastLapShown } from './shown-laps';

/**
 * The valid laps of a race that are shown, by end time: up to its last lap, and of the pilots who were entered. A
 * detection may name somebody else, who has no place and no result (domain notes 4.2).
 */
export function enteredLaps(race: RaceDetails): ValidLap[] {
  const entered = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  return validLaps(race, { maxLapNumber: lastLapShown(race) }).filter(({ pilotId }) => entered.has(pilotId));
}
