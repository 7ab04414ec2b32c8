import type { Guid } from '@holeshot/domain';
import type { ShownLap } from './race-laps';

/**
 * Laps as they travel with the page: one list per field, pilots by their place in `pilotIds`. 60 pilots x 100 laps are
 * a seventh of what they are as objects, and compress three to five times as well.
 */
export interface LapColumns {
  pilotIds: Guid[];
  pilot: number[];
  lapNumber: number[];
  lengthSeconds: number[];
  position: number[];
  behindSeconds: number[];
  gapSeconds: number[];
}

/** To the millisecond, which is what timers know; differences of times carry the noise of floating point. */
const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

export function packLaps(laps: readonly ShownLap[]): LapColumns {
  const pilotIds = [...new Set(laps.map(({ pilotId }) => pilotId))];
  const numberOf = new Map(pilotIds.map((pilotId, index) => [pilotId, index]));
  return {
    pilotIds,
    pilot: laps.map(({ pilotId }) => numberOf.get(pilotId) ?? 0),
    lapNumber: laps.map(({ lapNumber }) => lapNumber),
    lengthSeconds: laps.map(({ lengthSeconds }) => lengthSeconds),
    position: laps.map(({ position }) => position),
    behindSeconds: laps.map(({ behindSeconds }) => toMs(behindSeconds)),
    gapSeconds: laps.map(({ gapSeconds }) => toMs(gapSeconds)),
  };
}

export const unpackLaps = (columns: LapColumns): ShownLap[] =>
  columns.pilot.map((pilot, index) => ({
    pilotId: columns.pilotIds[pilot] ?? '',
    lapNumber: columns.lapNumber[index] ?? 0,
    lengthSeconds: columns.lengthSeconds[index] ?? 0,
    position: columns.position[index] ?? 0,
    behindSeconds: columns.behindSeconds[index] ?? 0,
    gapSeconds: columns.gapSeconds[index] ?? 0,
  }));
