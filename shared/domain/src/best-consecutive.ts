import type { Lap } from './model';

/** A time and the laps that make it up, in order. */
export interface LapTotal<T extends Lap> {
  seconds: number;
  laps: T[];
}

/**
 * The fastest `n` laps in a row among one pilot's valid laps of one race. Lap 0 never counts; the earliest
 * of equal ones wins; `null` when there are fewer than `n` laps.
 * Source: domain notes 4.6.
 */
export function bestConsecutive<T extends Lap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
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

/** The shortest lap 0 among one pilot's valid laps of one race. Source: domain notes 4.6. */
export function holeshot<T extends Lap>(pilotLaps: readonly T[]): T | null {
  const [shortest = null] = pilotLaps
    .filter((lap) => lap.lapNumber === 0)
    .sort((a, b) => a.lengthSeconds - b.lengthSeconds);
  return shortest;
}

/**
 * The time of one pilot's first `n` laps of one race, with the holeshot before them if there is one; laps
 * after those are ignored; `null` when there are fewer.
 * Source: domain notes 4.6 (the desktop app's own rule, not that of its web page).
 */
export function raceTime<T extends Lap>(pilotLaps: readonly T[], n: number): LapTotal<T> | null {
  const laps = byEnd(pilotLaps);
  const needed = laps[0]?.lapNumber === 0 ? n + 1 : n;
  return n > 0 && laps.length >= needed ? addUp(laps.slice(0, needed)) : null;
}

function byEnd<T extends Lap>(laps: readonly T[]): T[] {
  return [...laps].sort((a, b) => a.end - b.end || a.lapNumber - b.lapNumber);
}

/** Lengths have 7 decimals; the sum is cut back to them, so that equal totals compare as equal. */
function addUp<T extends Lap>(laps: T[]): LapTotal<T> {
  const seconds = laps.reduce((sum, lap) => sum + lap.lengthSeconds, 0);
  return { seconds: Math.round(seconds * 1e7) / 1e7, laps };
}
