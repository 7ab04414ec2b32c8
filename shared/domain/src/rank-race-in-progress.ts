import { bestConsecutive } from './best-consecutive';
import type { Guid, RaceDetails } from './model';
import { isRankedOnTrack, rankRace } from './rank-race';
import type { ValidLap } from './valid-laps';

/**
 * The positions in a race in progress. Pilots without a crossing in a Race or an Endurance (R88), or without enough
 * laps in other types (R89), have none yet. `laps` are the valid ones.
 */
export function rankRaceInProgress(
  race: Pick<RaceDetails, 'eventType' | 'pilotChannels' | 'detections'>,
  laps: readonly ValidLap[],
  targetLaps: number,
): Map<Guid, number> {
  const hasPosition = (pilotId: Guid): boolean =>
    isRankedOnTrack(race.eventType)
      ? race.detections.some((detection) => detection.valid && detection.pilotId === pilotId)
      : bestConsecutive(
          laps.filter((lap) => lap.pilotId === pilotId),
          targetLaps,
        ) !== null;
  return new Map([...rankRace({ ...race, laps, targetLaps })].filter(([pilotId]) => hasPosition(pilotId)));
}
