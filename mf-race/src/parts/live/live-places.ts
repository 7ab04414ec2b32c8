import {
  bestConsecutive,
  type Guid,
  isRankedOnTrack,
  type RaceDetails,
  racePlaces,
  type ValidLap,
} from '@holeshot/domain';

/**
 * The places of a race in progress (domain notes 4.2, 4.3), only of pilots who have something to be placed by: a
 * crossing in a Race or an Endurance, enough laps where best laps count. `laps` are those that count.
 */
export function livePlaces(
  race: RaceDetails,
  laps: readonly ValidLap[],
  targetLaps: number,
): Map<Guid, number> {
  const hasPlace = (pilotId: Guid): boolean =>
    isRankedOnTrack(race.eventType)
      ? race.detections.some((detection) => detection.valid && detection.pilotId === pilotId)
      : bestConsecutive(
          laps.filter((lap) => lap.pilotId === pilotId),
          targetLaps,
        ) !== null;
  return new Map([...racePlaces({ ...race, laps, targetLaps })].filter(([pilotId]) => hasPlace(pilotId)));
}
