import { timeAxis } from './time-axis';

/** An axis is clipped when its longest times would leave the others less than this share of it. */
const MIN_SHARE = 0.6;
/** The maximum share of times outside a clipped axis. */
const MAX_OUTSIDE = 0.15;

/**
 * Where to clip an axis of seconds so that a crash does not squeeze all other times: at the longest of the remaining
 * times; `null` when the axis needs no clipping. At least one time may be excluded, and few altogether.
 */
export function findClip(seconds: readonly number[]): number | null {
  const sorted = [...seconds].sort((a, b) => a - b);
  const maxOutside = Math.max(1, Math.floor(sorted.length * MAX_OUTSIDE));
  const [first = 0] = sorted;
  const full = getSpan(first, sorted.at(-1) ?? first);
  if (sorted.length < 4 || full === 0) return null;
  for (let outside = 1; outside <= maxOutside; outside += 1) {
    const last = sorted[sorted.length - 1 - outside] ?? first;
    if (getSpan(first, last) / full < MIN_SHARE) return last;
  }
  return null;
}

/** Seconds that the axis of these times has, from its first to its last grid line. */
function getSpan(first: number, last: number): number {
  const { min, max } = timeAxis([first, last]);
  return max - min;
}
