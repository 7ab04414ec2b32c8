import { timeAxis } from './time-axis';

/** An axis is clipped when its longest times would leave the others less than this share of it. */
const MIN_SHARE = 1 / 3;
/** At most so many of the times are outside a clipped axis. */
const MAX_OUTSIDE = 0.15;

/**
 * Where to clip an axis of seconds so that a crash does not press all other times into a corner: at the longest of the
 * times that remain, `null` when the axis is good as it is. At least one time may be left out, and few altogether.
 */
export function findClip(seconds: readonly number[]): number | null {
  const sorted = [...seconds].sort((a, b) => a - b);
  const maxOutside = Math.max(1, Math.floor(sorted.length * MAX_OUTSIDE));
  const full = spanOf(sorted);
  if (sorted.length < 4 || full === 0) return null;
  for (let outside = 1; outside <= maxOutside; outside += 1) {
    const rest = sorted.slice(0, -outside);
    if (spanOf(rest) / full < MIN_SHARE) return rest.at(-1) ?? null;
  }
  return null;
}

/** Seconds that the axis of these times has, from its first to its last grid line. */
function spanOf(sorted: readonly number[]): number {
  const { min, max } = timeAxis(sorted);
  return sorted.length > 0 ? max - min : 0;
}
