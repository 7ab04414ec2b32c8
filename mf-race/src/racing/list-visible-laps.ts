import { MAX_VISIBLE_LAP } from '@holeshot/contract';
import { type RaceDetails, type ValidLap, validLaps } from '@holeshot/domain';

/**
 * The valid laps that pages show, sorted by end: up to the last visible lap (R37), and only of the race's pilots.
 * Detections may belong to other pilots, who have no position and no result.
 */
export function listVisibleLaps(race: RaceDetails): ValidLap[] {
  const pilotIds = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  return validLaps(race, { maxLapNumber: lastVisibleLap(race) }).filter(({ pilotId }) =>
    pilotIds.has(pilotId),
  );
}

/** Pages show a Race up to its target lap, other types up to the limit (R37). */
const lastVisibleLap = ({ eventType, targetLaps }: Pick<RaceDetails, 'eventType' | 'targetLaps'>): number =>
  eventType === 'Race' && targetLaps > 0 ? targetLaps : MAX_VISIBLE_LAP;
