/** Location of a pilot's tag on the gap line. */
export interface GapTag {
  /** percent from the left; the leader is on the right */
  percent: number;
  /** row above the line, 0 for the lowest */
  level: number;
}

/** Tags closer than this overlap and go to different rows. */
const OVERLAP_PERCENT = 11;
const LEVELS = 3;
/** Percent of the first and last tag: half a tag is free on both sides. */
const ENDS = { left: 6, right: 94 };

/**
 * Lays out tags to scale. `gaps` are seconds behind the leader, in racing order; the leader's is 0. No tag is ahead of
 * the one before it: a pilot who is a lap behind has a gap that was measured in an earlier lap.
 */
export function layOutGapTags(gaps: readonly number[]): GapTag[] {
  const widest = Math.max(1, ...gaps);
  const tags: GapTag[] = [];
  let gap = 0;
  for (const ownGap of gaps) {
    gap = Math.max(gap, ownGap);
    const percent = ENDS.right - (gap / widest) * (ENDS.right - ENDS.left);
    const usedLevels = tags
      .filter((other) => Math.abs(other.percent - percent) < OVERLAP_PERCENT)
      .map(({ level }) => level);
    const level = [0, 1, 2].find((candidate) => !usedLevels.includes(candidate)) ?? tags.length % LEVELS;
    tags.push({ percent: Math.round(percent * 10) / 10, level });
  }
  return tags;
}

/** A mark on the scale of the gap line: seconds behind the leader. */
export interface GapMark {
  seconds: number;
  percent: number;
}

/** The leader's mark, and up to seven in whole seconds. */
export function listGapMarks(gaps: readonly number[]): GapMark[] {
  const widest = Math.max(1, ...gaps);
  const step = Math.max(1, Math.ceil(widest / 7));
  const count = Math.floor(widest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step).map((seconds) => ({
    seconds,
    percent: Math.round((ENDS.right - (seconds / widest) * (ENDS.right - ENDS.left)) * 10) / 10,
  }));
}
