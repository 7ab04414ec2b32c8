/** Location of a pilot's tag on the gap line. */
export interface GapTag {
  /** percent from the left; the leader is on the right */
  percent: number;
  /** row above the line, 0 for the lowest */
  level: number;
}

/** A mark on the scale of the gap line, such as `lead`, `+2` or `-1 lap`. */
export interface GapMark {
  text: string;
  percent: number;
}

/** A pilot on the gap line. */
export interface GapPilot {
  /** behind the leader */
  gapSeconds: number;
  /** full laps behind the leader: such a pilot is not on the scale of seconds but at its left edge */
  lapsDown: number;
}

export interface GapLineLayout {
  /** one per pilot */
  tags: GapTag[];
  marks: GapMark[];
}

interface GapLineSpace {
  /** tags closer than this overlap and go to different rows */
  overlapPercent?: number;
  /** beside the leader's */
  maxMarks?: number;
}

const LEVELS = 3;
/** Percent of the first and last tag: half a tag is free on both sides. */
const ENDS = { left: 6, right: 94 };
/** Where the scale of seconds begins when its left edge has pilots who are laps down. */
const SCALE_BESIDE_LAPPED = 20;

/**
 * Lays out the gap line to scale. Pilots are in racing order; the leader's gap is 0. No tag is ahead of the one before it,
 * since gaps are measured at the pilots' own last crossings.
 */
export function layOutGapLine(
  pilots: readonly GapPilot[],
  { overlapPercent = 11, maxMarks = 7 }: GapLineSpace = {},
): GapLineLayout {
  const lapped = pilots.filter(({ lapsDown }) => lapsDown > 0);
  const gaps = pilots.flatMap(({ gapSeconds, lapsDown }) => (lapsDown > 0 ? [] : [gapSeconds]));
  const widest = Math.max(1, ...gaps);
  const left = lapped.length > 0 ? SCALE_BESIDE_LAPPED : ENDS.left;
  const percentOf = (seconds: number) => ENDS.right - (seconds / widest) * (ENDS.right - left);
  return {
    tags: placeTags(pilots, percentOf, overlapPercent),
    marks: [
      ...listSeconds(widest, maxMarks).map((seconds) => ({
        text: seconds === 0 ? 'lead' : `+${seconds}`,
        percent: round(percentOf(seconds)),
      })),
      ...(lapped.length > 0 ? [{ text: lappedText(lapped), percent: ENDS.left }] : []),
    ],
  };
}

function placeTags(
  pilots: readonly GapPilot[],
  percentOf: (seconds: number) => number,
  overlapPercent: number,
): GapTag[] {
  const tags: GapTag[] = [];
  let gap = 0;
  for (const { gapSeconds, lapsDown } of pilots) {
    if (lapsDown === 0) gap = Math.max(gap, gapSeconds);
    const percent = lapsDown > 0 ? ENDS.left : percentOf(gap);
    const usedLevels = tags
      .filter((other) => Math.abs(other.percent - percent) < overlapPercent)
      .map(({ level }) => level);
    const level = [0, 1, 2].find((candidate) => !usedLevels.includes(candidate)) ?? tags.length % LEVELS;
    tags.push({ percent: round(percent), level });
  }
  return tags;
}

/** The leader's 0, and up to `maxMarks` in whole seconds. */
function listSeconds(widest: number, maxMarks: number): number[] {
  const step = Math.max(1, Math.ceil(widest / maxMarks));
  return Array.from({ length: Math.floor(widest / step) + 1 }, (_, index) => index * step);
}

function lappedText(lapped: readonly GapPilot[]): string {
  const counts = new Set(lapped.map(({ lapsDown }) => lapsDown));
  const [count = 0] = counts;
  return counts.size > 1 ? 'laps down' : lapsDownText(count);
}

/** `-1 lap`, `-2 laps` */
export const lapsDownText = (laps: number): string => `-${laps} ${laps === 1 ? 'lap' : 'laps'}`;

const round = (percent: number): number => Math.round(percent * 10) / 10;
