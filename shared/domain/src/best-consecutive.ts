import type { Lap } from './model';

/** The fields of a lap that these rules read. */
type TimedLap = Pick<Lap, 'lapNumber' | 'lengthSeconds' | 'end'>;

/** A total time and its laps, in order. */
export interface LapTotal<T extends TimedLap> {
  seconds: number;
  laps: T[];
}

/**
 * The fastest `n` consecutive laps of a pilot's valid laps in one race (R81). Lap 0 does not count; the earliest of equal
 * totals wins; `null` with fewer than `n` laps.
 */
export function bestConsecutive<T extends TimedLap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
  const laps = byEnd(pilotLaps).filter((lap) => lap.lapNumber > 0);
  let best: LapTotal<T> | null = null;
  for (let first = 0; n > 0 && first + n <= laps.length; first += 1) {
    const total = addUp(laps.slice(first, first + n));
    if (best === null || total.seconds < best.seconds) {
      best = total;
    }
  }
  return best;
}

/** The holeshot (lap 0) of a pilot's valid laps in one race; the shortest if there are several. */
export function holeshot<T extends TimedLap>(pilotLaps: readonly T[]): T | null {
  const [shortest = null] = pilotLaps
    .filter((lap) => lap.lapNumber === 0)
    .sort((a, b) => a.lengthSeconds - b.lengthSeconds);
  return shortest;
}

/**
 * The time of a pilot's holeshot, if there is one, and first `n` laps in one race; `null` with fewer laps (R82). This
 * is the desktop app's rule; its web page has a different one.
 */
export function raceTime<T extends TimedLap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
  const laps = byEnd(pilotLaps);
  const needed = laps[0]?.lapNumber === 0 ? n + 1 : n;
  return n > 0 && laps.length >= needed ? addUp(laps.slice(0, needed)) : null;
}

function byEnd<T extends TimedLap>(laps: readonly T[]): T[] {
  return [...laps].sort((a, b) => a.end - b.end || a.lapNumber - b.lapNumber);
}

/** Lap times have 7 decimals. The sum is rounded to 7 as well, so that equal totals compare as equal. */
function addUp<T extends TimedLap>(laps: T[]): LapTotal<T> {
  const seconds = laps.reduce((sum, lap) => sum + lap.lengthSeconds, 0);
  return { seconds: Math.round(seconds * 1e7) / 1e7, laps };
}
