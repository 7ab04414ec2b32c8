import type { LocalMs } from './model';

/** When a race is expected to start, at the field. */
export interface StartForecast {
  /** the likely moment; it may be past, when the race is late */
  likely: LocalMs;
  /** four of five starts fall in here; `null` with fewer than five intervals so far */
  range: { from: LocalMs; until: LocalMs } | null;
}

/** Longer intervals are breaks. */
const MAX_INTERVAL_MS = 3_600_000;
/** After this many usual intervals without a start, the event has a break of unknown length. */
const BREAK_INTERVALS = 4;
const MIN_INTERVALS_OF_RANGE = 5;
/** The pace changes during a day. */
const MAX_INTERVALS = 24;
const DRAWS = 400;
const RANGE = { from: 0.1, until: 0.9 };

/**
 * Forecasts the next `count` starts of an event from its starts so far, in any order (R140): the time until the nth is a sum
 * of n intervals, which are drawn again and again from those of today. Equal input gives an equal forecast. `null` before the
 * second start and in a long break. `nowLocal` is the time at the field; a late race delays those after it.
 */
export function forecastStarts(
  starts: readonly LocalMs[],
  nowLocal: LocalMs,
  count: number,
): (StartForecast | null)[] {
  const sorted = [...starts].sort((a, b) => a - b);
  const last = sorted.at(-1);
  const intervals = listIntervals(sorted);
  const usualMs = quantile(intervals, 0.5);
  if (last === undefined || usualMs === undefined || nowLocal - last > BREAK_INTERVALS * usualMs)
    return Array.from({ length: count }, () => null);
  const lateMs = Math.max(0, nowLocal - (last + usualMs));
  return Array.from({ length: count }, (_, index) => {
    const startMs = last + (index === 0 ? 0 : lateMs);
    const waits = drawWaits(intervals, index + 1);
    const at = (share: number): LocalMs => startMs + (quantile(waits, share) ?? 0);
    const hasRange = intervals.length >= MIN_INTERVALS_OF_RANGE;
    return {
      likely: startMs + (index + 1) * usualMs,
      range: hasRange ? { from: at(RANGE.from), until: at(RANGE.until) } : null,
    };
  });
}

/** The newest intervals between starts, without breaks, shortest first. */
function listIntervals(sorted: readonly LocalMs[]): number[] {
  return sorted
    .slice(1)
    .map((start, index) => start - (sorted[index] ?? start))
    .filter((ms) => ms > 0 && ms < MAX_INTERVAL_MS)
    .slice(-MAX_INTERVALS)
    .sort((a, b) => a - b);
}

/** Sums of `count` intervals, drawn with replacement, shortest first. */
function drawWaits(intervals: readonly number[], count: number): number[] {
  if (count === 1) return [...intervals];
  const next = createDraws();
  const draw = () => intervals[Math.floor(next() * intervals.length)] ?? 0;
  const sum = () => Array.from({ length: count }, draw).reduce((total, ms) => total + ms, 0);
  return Array.from({ length: DRAWS }, sum).sort((a, b) => a - b);
}

/** Numbers from 0 to 1, always the same ones (Park and Miller's generator). */
function createDraws(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The value below which `share` of the sorted ones are; `undefined` of none. */
const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
