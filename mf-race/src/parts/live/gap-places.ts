/** Where a tag stands on the gap line. */
export interface GapPlace {
  /** percent from the left; the leader is at the right end */
  percent: number;
  /** rows above the line, 0 for the lowest */
  level: number;
}

/** Tags closer than this share a place and are staggered. */
const NEAR_PERCENT = 11;
const LEVELS = 3;
/** Percent that stay free at each side, for half a tag. */
const GAP_ENDS = { left: 6, right: 94 };

/**
 * Places tags to scale by their gaps (seconds, in the order on the track, from the leader's 0), staggered where
 * they come close. Nobody stands ahead of the pilot before: who has flown a lap less has a gap of that lap.
 */
export function placeGaps(gaps: readonly number[]): GapPlace[] {
  const widest = Math.max(1, ...gaps);
  const placed: GapPlace[] = [];
  let gap = 0;
  for (const own of gaps) {
    gap = Math.max(gap, own);
    const percent = GAP_ENDS.right - (gap / widest) * (GAP_ENDS.right - GAP_ENDS.left);
    const taken = placed
      .filter((other) => Math.abs(other.percent - percent) < NEAR_PERCENT)
      .map(({ level }) => level);
    const level = [0, 1, 2].find((candidate) => !taken.includes(candidate)) ?? placed.length % LEVELS;
    placed.push({ percent: Math.round(percent * 10) / 10, level });
  }
  return placed;
}

/** Seconds behind the leader that the line is marked with. */
export interface GapMark {
  seconds: number;
  percent: number;
}

/** The leader's end, and whole seconds, at most seven. */
export function listGapMarks(gaps: readonly number[]): GapMark[] {
  const widest = Math.max(1, ...gaps);
  const step = Math.max(1, Math.ceil(widest / 7));
  const count = Math.floor(widest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step).map((seconds) => ({
    seconds,
    percent: Math.round((GAP_ENDS.right - (seconds / widest) * (GAP_ENDS.right - GAP_ENDS.left)) * 10) / 10,
  }));
}
