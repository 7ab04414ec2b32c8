import { bestConsecutive } from './best-consecutive';
import { groupBy } from './group-by';
import type { Detection, EventType, Guid, PilotChannel } from './model';
import { racePositions } from './race-positions';
import { rankWithTies } from './rank-with-ties';
import type { ValidLap } from './valid-laps';

export interface RankRaceInput {
  /** the pilots of the race, in its order */
  pilotChannels: readonly Pick<PilotChannel, 'pilotId'>[];
  detections: readonly Detection[];
  /** valid laps of all pilots */
  laps: readonly ValidLap[];
  /** target laps, and N of the best N consecutive laps */
  targetLaps: number;
  eventType: EventType;
}

/** Whether races of this type are ranked by position on the track (R88), not by best N consecutive laps (R89). */
export const isRankedOnTrack = (eventType: EventType): boolean =>
  eventType === 'Race' || eventType === 'Endurance';

/**
 * Each pilot's position in a race, from 1: by position on the track (`racePositions`, R88), or by best target laps.
 * Pilots with equal times share a position; those with too few laps follow in the race's order, each with a position of
 * their own (R89).
 */
export function rankRace(race: RankRaceInput): Map<Guid, number> {
  if (isRankedOnTrack(race.eventType)) return racePositions(race);
  const lapsByPilot = groupBy(race.laps, ({ pilotId }) => pilotId);
  const getSeconds = (pilotId: Guid): number | null =>
    bestConsecutive(lapsByPilot.get(pilotId) ?? [], race.targetLaps)?.seconds ?? null;
  const sorted = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))]
    .map((pilotId) => ({ pilotId, seconds: getSeconds(pilotId) }))
    .sort((a, b) => (a.seconds ?? Number.MAX_VALUE) - (b.seconds ?? Number.MAX_VALUE));
  const ranks = rankWithTies(sorted.map(({ seconds }) => seconds));
  return new Map(sorted.map(({ pilotId }, index) => [pilotId, ranks[index] ?? index + 1]));
}
