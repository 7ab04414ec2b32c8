import { lapsText } from './format';

/** A pilot on the gap line. */
export interface GapLinePilot {
  /** behind the leader, at the pilot's last crossing; `null` without a gap */
  gapSeconds: number | null;
  /** the gap is good to a tenth (R167) */
  isGapFromVideo?: true;
  /** full laps behind the leader */
  lapsDown: number;
  /** at least this far behind, for a pilot who has not crossed where the leader has; else `null` */
  overdueSeconds: number | null;
  isOut: boolean;
}

/** A tag, or a block of four or more pilots at one place. */
export interface GapLineItem {
  /** indexes of the pilots, from left to right */
  pilots: number[];
  /** middle of the item, from the left; the leader is on the right */
  percent: number;
  /** row above the line, 0 for the lowest; a block takes all rows */
  level: number;
  /** where each pilot is on the line, percent */
  places: number[];
  /** left of the break: a pilot whose gap is not on the scale */
  isBeyond: boolean;
}

/** A mark on the scale, such as `lead`, `+2` or, left of the break, `+15 or more`. */
export interface GapLineMark {
  text: string;
  percent: number;
}

export interface GapLine {
  items: GapLineItem[];
  marks: GapLineMark[];
  /** where the line breaks, percent; `null` when everybody is on the scale */
  breakPercent: number | null;
  /** width of a pilot's colour in a block, px */
  colorWidth: number;
}

/** Sizes, px: a tag, the space beside it, a block's colour at most, and the block's count. */
export const GAP_LINE_SIZES = { tag: 40, space: 4, color: 21, count: 24 };
/** Rows of tags above the line. */
export const GAP_LINE_LEVELS = 3;
/** Room for the text left of the break, px. */
const BEYOND_WIDTH = 92;
const BREAK_WIDTH = 12;
const MARK_DISTANCE = 40;

/** Width of a tag, or of a block of several pilots, px. */
export const gapItemWidth = (count: number, colorWidth: number): number =>
  count > GAP_LINE_LEVELS ? count * colorWidth + GAP_LINE_SIZES.count : GAP_LINE_SIZES.tag;

/**
 * Places the pilots of a race by seconds behind the leader, who is on the right. Pilots are in racing order, and none
 * is placed ahead of the previous one, although gaps measured at different crossings may say so. Each pilot is in one
 * item, and no two items overlap at `width` px or more: tags that are too close go to different rows, and merge into a
 * block when the rows are full. Pilots who have no gap, are laps down, out or overdue are left of a break.
 */
export function placeGaps(pilots: readonly GapLinePilot[], width: number): GapLine {
  const rows = pilots.map((pilot, index) => ({ ...pilot, index }));
  const beyond = rows.filter(isBeyondScale);
  const onScale = rows.filter((row) => !isBeyondScale(row));
  const hasBreak = beyond.length > 0;
  const widest = Math.max(1, ...onScale.map(({ gapSeconds }) => gapSeconds ?? 0));
  // leaves room for two blocks of all pilots
  const colorWidth = Math.min(
    GAP_LINE_SIZES.color,
    Math.floor((width - 2 * GAP_LINE_SIZES.count - 2 * BREAK_WIDTH) / Math.max(1, pilots.length)),
  );
  const beyondWidth = hasBreak ? Math.max(BEYOND_WIDTH, gapItemWidth(beyond.length, colorWidth)) : 0;
  const scaleFrom = hasBreak ? beyondWidth + BREAK_WIDTH : 0;
  const left = scaleFrom + GAP_LINE_SIZES.tag / 2;
  const right = width - GAP_LINE_SIZES.tag / 2;
  const getX = (seconds: number) => right - (seconds / widest) * (right - left);
  const toPercent = (x: number) => round((x / width) * 100);

  let gap = 0;
  const points = onScale.map(({ index, gapSeconds }) => {
    gap = Math.max(gap, gapSeconds ?? 0);
    return { index, x: getX(gap) };
  });
  const beyondPoints = beyond.map(({ index }) => ({ index, x: beyondWidth / 2 }));
  const toItems = (placed: readonly Placed[], isBeyond: boolean) =>
    placed.map(({ points: members, x, level }) => ({
      pilots: members.map(({ index }) => index),
      percent: toPercent(x),
      level,
      places: members.map((member) => toPercent(member.x)),
      isBeyond,
    }));
  const items = [
    ...toItems(arrange(beyondPoints, { from: 0, to: beyondWidth, colorWidth }), true),
    ...toItems(arrange(points, { from: scaleFrom, to: width, colorWidth }), false),
  ];

  const markCount = Math.floor((right - left) / MARK_DISTANCE);
  const seconds = onScale.length > 0 ? listSeconds(widest, markCount) : [];
  const marks = seconds.map((second) => ({
    text: second === 0 ? 'lead' : `+${second}`,
    percent: toPercent(getX(second)),
  }));
  if (hasBreak)
    marks.push({ text: beyondText(beyond, Math.floor(widest)), percent: toPercent(beyondWidth / 2) });
  const breakPercent = hasBreak ? toPercent(beyondWidth + BREAK_WIDTH / 2) : null;
  return { items, marks, breakPercent, colorWidth };
}

const isBeyondScale = ({ gapSeconds, lapsDown, overdueSeconds, isOut }: GapLinePilot): boolean =>
  gapSeconds === null || lapsDown > 0 || overdueSeconds !== null || isOut;

interface Point {
  index: number;
  x: number;
}

interface Placed {
  points: Point[];
  x: number;
  level: number;
}

interface Area {
  from: number;
  to: number;
  colorWidth: number;
}

/** Puts points, from right to left, into rows; a point that fits into none merges with what it overlaps. */
function arrange(points: readonly Point[], area: Area): Placed[] {
  let placed: Placed[] = [];
  for (const point of points) {
    const tag = { points: [point], x: point.x, level: 0 };
    const near = placed.filter((other) => isClose(other, tag, area));
    const level = Array.from({ length: GAP_LINE_LEVELS }, (_, row) => row).find((row) =>
      near.every((other) => other.points.length === 1 && other.level !== row),
    );
    placed = level === undefined ? addBlock(placed, tag, area) : [...placed, { ...tag, level }];
  }
  return placed;
}

/** Merges a tag with all items that overlap the growing block. */
function addBlock(placed: readonly Placed[], tag: Placed, area: Area): Placed[] {
  let block = tag;
  let rest = placed;
  for (;;) {
    const close = rest.filter((other) => isClose(other, block, area));
    if (close.length === 0) return [...rest, block];
    rest = rest.filter((other) => !close.includes(other));
    const points = [...block.points, ...close.flatMap((other) => other.points)].sort(
      (a, b) => a.x - b.x || b.index - a.index,
    );
    const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
    const half = gapItemWidth(points.length, area.colorWidth) / 2;
    block = { points, x: Math.min(Math.max(middle, area.from + half), area.to - half), level: 0 };
  }
}

const isClose = (a: Placed, b: Placed, { colorWidth }: Area): boolean =>
  Math.abs(a.x - b.x) <
  (gapItemWidth(a.points.length, colorWidth) + gapItemWidth(b.points.length, colorWidth)) / 2 +
    GAP_LINE_SIZES.space;

/** The leader's 0, and at most `count` more in whole seconds. */
function listSeconds(widest: number, count: number): number[] {
  const step = [1, 2, 5, 10, 20, 30, 60].find((seconds) => widest / seconds <= count);
  if (step === undefined) return [0];
  return Array.from({ length: Math.floor(widest / step) + 1 }, (_, index) => index * step);
}

/** A text that applies to all pilots left of the break. */
function beyondText(pilots: readonly GapLinePilot[], scaleEnd: number): string {
  if (pilots.every(({ isOut }) => isOut)) return 'out';
  const running = pilots.filter(({ isOut }) => !isOut);
  const laps = new Set(running.map(({ lapsDown }) => lapsDown));
  if (!laps.has(0)) return laps.size > 1 ? 'laps down' : lapsDownText(Math.max(...laps));
  if (running.every(({ lapsDown, overdueSeconds }) => lapsDown > 0 || (overdueSeconds ?? 0) >= scaleEnd)) {
    return `+${scaleEnd} or more`;
  }
  return running.every(({ gapSeconds }) => gapSeconds === null) ? 'no gap yet' : 'not crossed yet';
}

/** `-1 lap`, `-2 laps` */
export const lapsDownText = (laps: number): string => `-${lapsText(laps)}`;

const round = (percent: number): number => Math.round(percent * 100) / 100;
