import { type Guid, type RaceDetails, rankLaps } from '@holeshot/domain';
import { listVisibleLaps } from './list-visible-laps';

/** A lap on the race page. */
export interface RaceLap {
  pilotId: Guid;
  lapNumber: number;
  lengthSeconds: number;
  /** among the laps of the same number */
  position: number;
  /** behind the previous pilot's crossing */
  behindSeconds: number;
  /** behind the first crossing of the same lap number */
  gapSeconds: number;
  /** accurate to a tenth, and never the fastest (R167) */
  isFromVideo?: true;
}

/** The laps of one number, sorted by position. */
export interface LapGroup {
  lapNumber: number;
  /** `Infinity` if all laps are timed by a video */
  fastestSeconds: number;
  /** whether a video timed one of the laps, so that gaps are good to a tenth (R167) */
  isFromVideo: boolean;
  laps: (RaceLap & {
    /** positions gained (above 0) or lost since the pilot's previous lap; 0 for the first lap */
    shift: number;
  })[];
}

/** The laps of a race, ranked within each lap number (R80). */
export function listRaceLaps(race: RaceDetails): RaceLap[] {
  return rankLaps(listVisibleLaps(race)).map(
    ({ pilotId, lapNumber, lengthSeconds, position, behindSeconds, gapSeconds, isFromVideo }) => ({
      pilotId,
      lapNumber,
      lengthSeconds,
      position,
      behindSeconds,
      gapSeconds,
      ...(isFromVideo && { isFromVideo }),
    }),
  );
}

/** The length of a lap for comparisons; `Infinity` for laps timed by a video, which are not compared (R167). */
export const timerSeconds = ({ lengthSeconds, isFromVideo }: RaceLap): number =>
  isFromVideo ? Number.POSITIVE_INFINITY : lengthSeconds;

/** Groups laps by lap number. `laps` are sorted by lap number, then position. */
export function groupLaps(laps: readonly RaceLap[]): LapGroup[] {
  const groups = new Map<number, LapGroup>();
  const lastPosition = new Map<Guid, number>();
  for (const lap of laps) {
    const group = groups.get(lap.lapNumber) ?? {
      lapNumber: lap.lapNumber,
      fastestSeconds: Number.POSITIVE_INFINITY,
      isFromVideo: false,
      laps: [],
    };
    groups.set(lap.lapNumber, group);
    group.fastestSeconds = Math.min(group.fastestSeconds, timerSeconds(lap));
    group.isFromVideo ||= lap.isFromVideo ?? false;
    group.laps.push({ ...lap, shift: (lastPosition.get(lap.pilotId) ?? lap.position) - lap.position });
    lastPosition.set(lap.pilotId, lap.position);
  }
  return [...groups.values()];
}
