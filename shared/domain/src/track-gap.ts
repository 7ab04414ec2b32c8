/** A crossing of a gate. */
export interface TimedCrossing {
  /** gates passed since the start of the race */
  raceSector: number;
  /** ms, on the same clock for all crossings of a race */
  ms: number;
}

/**
 * Seconds that a pilot is behind the leader at the pilot's furthest crossing (R88); `null` where the leader has not
 * crossed. Negative when the leader was later there. Of two crossings of the same sector the earlier one counts.
 */
export function trackGap(own: readonly TimedCrossing[], leader: readonly TimedCrossing[]): number | null {
  const furthest = Math.max(...own.map(({ raceSector }) => raceSector));
  const [ownMs, leaderMs] = [firstAt(own, furthest), firstAt(leader, furthest)];
  return ownMs === null || leaderMs === null ? null : (ownMs - leaderMs) / 1000;
}

/** When the leader first crossed a gate that the pilot has yet to cross, ms; `null` without one. */
export function firstUncrossed(
  own: readonly TimedCrossing[],
  leader: readonly TimedCrossing[],
): number | null {
  const furthest = Math.max(...own.map(({ raceSector }) => raceSector));
  const ahead = leader.filter(({ raceSector }) => raceSector > furthest).map(({ ms }) => ms);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

function firstAt(crossings: readonly TimedCrossing[], sector: number): number | null {
  const times = crossings.filter(({ raceSector }) => raceSector === sector).map(({ ms }) => ms);
  return times.length > 0 ? Math.min(...times) : null;
}
