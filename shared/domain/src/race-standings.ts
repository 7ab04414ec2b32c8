import { bestConsecutive } from './best-consecutive';
import { lapLimit } from './event-traits';
import { groupBy } from './group-by';
import type { Detection, Guid, RaceDetails } from './model';
import { isRankedOnTrack } from './rank-race';
import { rankRaceInProgress } from './rank-race-in-progress';
import { type TimedCrossing, trackGap } from './track-gap';
import { validLaps } from './valid-laps';

/** A pilot in a race in progress. */
export interface RaceStanding {
  pilotId: Guid;
  channelId: Guid | null;
  /** from 1; `null` before the first crossing, or enough laps where best laps decide */
  position: number | null;
  /** the newest lap, without the holeshot; seconds */
  lastLapSeconds: number | null;
  /** whether that lap is the fastest of the race so far */
  isFastest: boolean;
  /** laps flown, without the holeshot */
  lapCount: number;
  /** behind the leader at the pilot's last crossing up to the target, or in best laps; 0 for the leader, `null` if unknown */
  gapSeconds: number | null;
}

export type StandingsInput = Pick<RaceDetails, 'eventType' | 'pilotChannels' | 'laps' | 'detections'>;

/**
 * The pilots of a race in progress by position (R88, R89), then those without one, in the order of the race.
 * `targetLaps` is the race's, or the event's for a race that was never opened.
 */
export function raceStandings(race: StandingsInput, targetLaps: number): RaceStanding[] {
  const laps = validLaps(race);
  const lapsByPilot = groupBy(
    laps.filter(({ lapNumber }) => lapNumber > 0),
    ({ pilotId }) => pilotId,
  );
  const fastest = Math.min(...[...lapsByPilot.values()].flat().map(({ lengthSeconds }) => lengthSeconds));
  const positions = rankRaceInProgress(race, laps, targetLaps);
  const getPosition = (id: Guid): number => positions.get(id) ?? Number.MAX_VALUE;
  const seats = [...race.pilotChannels].sort((a, b) => getPosition(a.pilotId) - getPosition(b.pilotId));
  const leader = seats.find(({ pilotId }) => positions.has(pilotId))?.pilotId;
  const getBest = (id: Guid): number | null =>
    bestConsecutive(
      laps.filter(({ pilotId }) => pilotId === id),
      targetLaps,
    )?.seconds ?? null;
  const maxSector = lapLimit({ eventType: race.eventType, targetLaps }) * 100;
  const counted = race.detections.filter(({ valid, raceSector }) => valid && raceSector <= maxSector);
  const leaderCrossings = leader === undefined ? [] : getCrossings(counted, leader);
  const getGap = (id: Guid): number | null => {
    if (leader === undefined) return null;
    if (isRankedOnTrack(race.eventType)) return trackGap(getCrossings(counted, id), leaderCrossings);
    const [own, best] = [getBest(id), getBest(leader)];
    return own === null || best === null ? null : own - best;
  };
  return seats.map(({ pilotId, channelId }) => {
    const own = lapsByPilot.get(pilotId) ?? [];
    const lastLapSeconds = own.at(-1)?.lengthSeconds ?? null;
    return {
      pilotId,
      channelId,
      position: positions.get(pilotId) ?? null,
      lastLapSeconds,
      isFastest: lastLapSeconds !== null && lastLapSeconds === fastest,
      lapCount: own.length,
      gapSeconds: getGap(pilotId),
    };
  });
}

const getCrossings = (detections: readonly Detection[], id: Guid): TimedCrossing[] =>
  detections
    .filter(({ pilotId }) => pilotId === id)
    .map(({ raceSector, time }) => ({ raceSector, ms: time }));
