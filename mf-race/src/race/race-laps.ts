import { type Guid, type RaceDetails, rankLaps } from '@holeshot/domain';
import { enteredLaps } from '../parts/entered-laps';

/** A lap as the race page shows it. */
export interface ShownLap {
  pilotId: Guid;
  lapNumber: number;
  lengthSeconds: number;
  /** within the lap number */
  position: number;
  /** to the pilot ahead */
  behindSeconds: number;
  /** to the first of the lap number */
  gapSeconds: number;
}

/** The laps of one number, by position. */
export interface LapGroup {
  lapNumber: number;
  fastestSeconds: number;
  laps: (ShownLap & {
    /** places won (above 0) or lost since the pilot's lap before; 0 for the first */
    shift: number;
  })[];
}

/** The race's laps, ranked within each lap number. */
export function listShownLaps(race: RaceDetails): ShownLap[] {
  return rankLaps(enteredLaps(race)).map(
    ({ pilotId, lapNumber, lengthSeconds, position, behindSeconds, gapSeconds }) => ({
      pilotId,
      lapNumber,
      lengthSeconds,
      position,
      behindSeconds,
      gapSeconds,
    }),
  );
}

/** One group per lap number, in order. */
export function groupLaps(laps: readonly ShownLap[]): LapGroup[] {
  const groups = new Map<number, LapGroup>();
  const lastPosition = new Map<Guid, number>();
  for (const lap of laps) {
    const group = groups.get(lap.lapNumber) ?? {
      lapNumber: lap.lapNumber,
      fastestSeconds: lap.lengthSeconds,
      laps: [],
    };
    groups.set(lap.lapNumber, group);
    group.fastestSeconds = Math.min(group.fastestSeconds, lap.lengthSeconds);
    group.laps.push({ ...lap, shift: (lastPosition.get(lap.pilotId) ?? lap.position) - lap.position });
    lastPosition.set(lap.pilotId, lap.position);
  }
  return [...groups.values()];
}
