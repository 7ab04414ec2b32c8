import type { Guid } from '@holeshot/domain';
import type { ShownLap } from './race-laps';
import type { RaceResultRow } from './race-results';

/** A pilot of a running race, in the order on the track. */
export interface LiveRow {
  pilotId: Guid;
  channelId: Guid | null;
  /** seconds by lap number, the holeshot included */
  seconds: ReadonlyMap<number, number>;
  /** number of the last lap; `null` before the first crossing */
  lastLap: number | null;
  /** to the first, at the pilot's last crossing */
  gapSeconds: number | null;
}

/** The pilots in the order of `results`, with what they have flown so far. */
export function listLiveRows(results: readonly RaceResultRow[], laps: readonly ShownLap[]): LiveRow[] {
  return results.map(({ pilotId, channelId }) => {
    const own = laps.filter((lap) => lap.pilotId === pilotId);
    const last = own.at(-1);
    return {
      pilotId,
      channelId,
      seconds: new Map(own.map((lap) => [lap.lapNumber, lap.lengthSeconds])),
      lastLap: last?.lapNumber ?? null,
      gapSeconds: last?.gapSeconds ?? null,
    };
  });
}

const MOST_COLUMNS = 5;

/**
 * The laps a board has columns for: the holeshot if anybody has one, and all laps to the target, or the newest
 * ones where those are too many.
 */
export function listLiveLaps(laps: readonly Pick<ShownLap, 'lapNumber'>[], targetLaps: number): number[] {
  const last = laps.reduce((most, { lapNumber }) => Math.max(most, lapNumber), 0);
  const end = targetLaps > 0 && targetLaps <= MOST_COLUMNS ? Math.max(targetLaps, last) : Math.max(last, 1);
  const first = Math.max(1, end - MOST_COLUMNS + 1);
  const numbers = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  return laps.some(({ lapNumber }) => lapNumber === 0) ? [0, ...numbers] : numbers;
}
