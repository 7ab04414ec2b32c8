import { CHART_PADDING, CHART_STEP_SECONDS } from '@holeshot/contract';

export interface TimeAxis {
  min: number;
  max: number;
  /** seconds between two lines */
  interval: number;
}

/** Above this many lines their labels run into each other, on a phone first. */
const MOST_LINES = 22;
/** Steps for spreads that the specified 5 s would fill with lines. */
const LARGE_STEPS = [10, 15, 30, 60, 120, 300, 600];

/**
 * The y axis of a graph of seconds: half a second of room on both sides, then out to the next line; a line a
 * second, or every 5 s when the spread exceeds 7 s (specification section 9, charts); wider where that would
 * be too many lines, as after a crash of minutes.
 */
export function timeAxis(seconds: readonly number[]): TimeAxis {
  const low = seconds.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = seconds.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (low > high) return { min: 0, max: 1, interval: 1 };
  const interval = stepOf(high - low);
  const min = Math.max(0, Math.floor((low - CHART_PADDING) / interval) * interval);
  return { min, max: Math.ceil((high + CHART_PADDING) / interval) * interval, interval };
}

function stepOf(spread: number): number {
  const { narrow, wide, wideAboveSpread } = CHART_STEP_SECONDS;
  if (spread <= wideAboveSpread) return narrow;
  if (spread / wide <= MOST_LINES) return wide;
  return (
    LARGE_STEPS.find((step) => spread / step <= MOST_LINES) ?? Math.ceil(spread / MOST_LINES / 600) * 600
  );
}
