import { CHART_PADDING, CHART_STEP_SECONDS } from '@holeshot/contract';

export interface TimeAxis {
  min: number;
  max: number;
  /** seconds between two lines */
  interval: number;
}

/**
 * The y axis of a graph of seconds: half a second of room on both sides, then out to the next line; a line a
 * second, or every 5 s when the spread exceeds 7 s (specification section 9, charts).
 */
export function timeAxis(seconds: readonly number[]): TimeAxis {
  const low = Math.min(...seconds);
  const high = Math.max(...seconds);
  const { narrow, wide, wideAboveSpread } = CHART_STEP_SECONDS;
  const interval = high - low > wideAboveSpread ? wide : narrow;
  const min = Math.max(0, Math.floor((low - CHART_PADDING) / interval) * interval);
  return { min, max: Math.ceil((high + CHART_PADDING) / interval) * interval, interval };
}
