import { CHART_PADDING, CHART_STEP_SECONDS } from '@holeshot/contract';

export interface TimeAxis {
  min: number;
  max: number;
  /** seconds between two grid lines */
  interval: number;
}

/** The labels of more grid lines overlap on phones. */
const MAX_LINES = 22;
/** Intervals for spreads that have too many lines at 5 s. */
const LARGE_INTERVALS = [10, 15, 30, 60, 120, 300, 600];

/**
 * The y axis of a graph of seconds: half a second of room on both sides, rounded out to the next grid line, with a line
 * per second, or every 5 s when the spread exceeds 7 s (R40). After a crash one lap may take minutes; then the interval
 * is larger.
 */
export function timeAxis(seconds: readonly number[]): TimeAxis {
  const low = seconds.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY);
  const high = seconds.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
  if (low > high) return { min: 0, max: 1, interval: 1 };
  const interval = getInterval(high - low);
  const min = Math.max(0, Math.floor((low - CHART_PADDING) / interval) * interval);
  return { min, max: Math.ceil((high + CHART_PADDING) / interval) * interval, interval };
}

function getInterval(spread: number): number {
  const { narrow, wide, wideAboveSpread } = CHART_STEP_SECONDS;
  if (spread <= wideAboveSpread) return narrow;
  if (spread / wide <= MAX_LINES) return wide;
  return (
    LARGE_INTERVALS.find((interval) => spread / interval <= MAX_LINES) ??
    Math.ceil(spread / MAX_LINES / 600) * 600
  );
}
