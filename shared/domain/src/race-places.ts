import { bestConsecutive } from './best-consecutive';
import { groupBy } from './group-by';
import type { Detection, EventType, Guid, PilotChannel } from './model';
import { racePositions } from './race-positions';
import type { ValidLap } from './valid-laps';

export interface RacePlacesInput {
  /** the pilots of the race, in its order */
  pilotChannels: readonly Pick<PilotChannel, 'pilotId'>[];
  detections: readonly Detection[];
  /** that count, of all pilots */
  laps: readonly ValidLap[];
  /** laps to fly, and N of the best N consecutive laps */
  targetLaps: number;
  eventType: EventType;
}

/**
 * Whether races of this type are about position on the track; all others are about the best N consecutive laps.
 * Source: specification section 9 (event target label), domain notes 4.3.
 */
export const isRankedOnTrack = (eventType: EventType): boolean =>
  eventType === 'Race' || eventType === 'Endurance';

/**
 * Each pilot's place in a race, from 1, by what its type is about: position on the track (`racePositions`), or best
 * target laps; there, pilots without enough laps follow in the race's order, each with a number of their own.
 * Source: domain notes 4.2 and 4.3.
 */
export function racePlaces(race: RacePlacesInput): Map<Guid, number> {
  if (isRankedOnTrack(race.eventType)) return racePositions(race);
  const lapsByPilot = groupBy(race.laps, ({ pilotId }) => pilotId);
  const secondsOf = (pilotId: Guid): number =>
    bestConsecutive(lapsByPilot.get(pilotId) ?? [], race.targetLaps)?.seconds ?? Number.MAX_VALUE;
  const sorted = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))]
    .map((pilotId) => ({ pilotId, seconds: secondsOf(pilotId) }))
    .sort((a, b) => a.seconds - b.seconds);
  return new Map(sorted.map(({ pilotId }, index) => [pilotId, index + 1]));
}
