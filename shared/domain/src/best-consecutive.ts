import type { Lap } from './model';

/** The fields of a lap that these rules read. */
type TimedLap = Pick<Lap, 'lapNumber' | 'lengthSeconds' | 'end'> & {
  /** whether its first or last crossing was added from a video; no time may begin or end with one (R167) */
  startsFromVideo?: true;
  endsFromVideo?: true;
};

/** A total time and its laps, in order. */
export interface LapTotal<T extends TimedLap> {
  seconds: number;
  laps: T[];
}

/**
 * The fastest `n` consecutive laps of a pilot's valid laps in one race (R81). Lap 0 does not count; the earliest of
 * equal totals wins; `null` with fewer than `n` laps.
 */
export function bestConsecutive<T extends TimedLap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
  return listTotals(pilotLaps, n).reduce<LapTotal<T> | null>(
    (best, total) => (best === null || total.seconds < best.seconds ? total : best),
    null,
  );
}

/** The totals of all `n` consecutive valid laps of a pilot in one race, in the order of their first laps (R81). */
export function listTotals<T extends TimedLap>(pilotLaps: readonly T[], n: number): LapTotal<T>[] {
  const laps = byEnd(pilotLaps).filter((lap) => lap.lapNumber > 0);
  const count = n > 0 ? Math.max(0, laps.length - n + 1) : 0;
  return Array.from({ length: count }, (_, first) => laps.slice(first, first + n))
    .filter((window) => !window[0]?.startsFromVideo && !window.at(-1)?.endsFromVideo)
    .map(addUp);
}

/** The holeshot (lap 0) of a pilot's valid laps in one race; the shortest if there are several. */
export function holeshot<T extends TimedLap>(pilotLaps: readonly T[]): T | null {
  const [shortest = null] = pilotLaps
    .filter((lap) => lap.lapNumber === 0 && !lap.endsFromVideo)
    .sort((a, b) => a.lengthSeconds - b.lengthSeconds);
  return shortest;
}

/**
 * The total of a pilot's holeshot, if there is one, and first `n` laps in one race. `null` with fewer laps (R82), or if
 * the last crossing was added from a video (R167). This is the desktop app's rule; its web page has a different one.
 */
export function raceTime<T extends TimedLap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
  const laps = byEnd(pilotLaps);
  const needed = laps[0]?.lapNumber === 0 ? n + 1 : n;
  const isExact = !laps[needed - 1]?.endsFromVideo;
  return n > 0 && laps.length >= needed && isExact ? addUp(laps.slice(0, needed)) : null;
}

function byEnd<T extends TimedLap>(laps: readonly T[]): T[] {
  return [...laps].sort((a, b) => a.end - b.end || a.lapNumber - b.lapNumber);
}

/** Lap times have 7 decimals. The sum is rounded to 7 as well, so that equal totals compare as equal. */
function addUp<T extends TimedLap>(laps: T[]): LapTotal<T> {
  const seconds = laps.reduce((sum, lap) => sum + lap.lengthSeconds, 0);
  return { seconds: Math.round(seconds * 1e7) / 1e7, laps };
}
