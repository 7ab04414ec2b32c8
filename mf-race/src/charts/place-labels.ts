interface Point {
  x: number;
  y: number;
}

/** A rectangle in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface LabelRequest {
  /** the labelled point */
  at: Point;
  width: number;
}

const HEIGHT = 20;
/** From the point to the label. */
const DISTANCE = 12;
/** Where a label may be: sideways in label widths from the point, and up or down in pixels; the best first. */
const OFFSETS: readonly [side: 'right' | 'left' | 'middle', dy: number][] = [
  ['right', -16],
  ['right', 16],
  ['right', 0],
  ['middle', -26],
  ['middle', 26],
  ['left', -16],
  ['left', 16],
  ['right', -40],
  ['right', 40],
  ['left', -40],
  ['left', 40],
  ['middle', -52],
  ['middle', 52],
];

/**
 * Places labels beside points so that they lie on as few lines as possible, on no other label, and within the room. Lines
 * are lists of points. All in pixels; a box per label, in order.
 */
export function placeLabels(
  labels: readonly LabelRequest[],
  lines: readonly (readonly Point[])[],
  room: Box,
): Box[] {
  const segments = lines.flatMap((points) =>
    points.slice(1).map((end, index): [Point, Point] => [points[index] ?? end, end]),
  );
  const placed: Box[] = [];
  for (const { at, width } of labels) {
    const candidates = OFFSETS.map(([side, dy]) => within(boxAt(at, width, side, dy), room));
    const costs = candidates.map(
      (box, index) =>
        100 * placed.filter((other) => overlaps(box, other)).length +
        10 * segments.filter(([from, to]) => crosses(box, from, to)).length +
        index * 0.1,
    );
    const best = costs.indexOf(Math.min(...costs));
    placed.push(candidates[best] ?? boxAt(at, width, 'right', 0));
  }
  return placed;
}

function boxAt({ x, y }: Point, width: number, side: 'right' | 'left' | 'middle', dy: number): Box {
  const left = side === 'right' ? x + DISTANCE : side === 'left' ? x - DISTANCE - width : x - width / 2;
  return { x: left, y: y + dy - HEIGHT / 2, width, height: HEIGHT };
}

const within = (box: Box, room: Box): Box => ({
  ...box,
  x: Math.max(room.x, Math.min(box.x, room.x + room.width - box.width)),
  y: Math.max(room.y, Math.min(box.y, room.y + room.height - box.height)),
});

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a straight line goes through a box (Liang and Barsky). */
function crosses(box: Box, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const sides: [number, number][] = [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}
