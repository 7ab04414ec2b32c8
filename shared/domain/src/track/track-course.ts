/** A point on the ground: metres in a layout, pixels in a drawing. y points down. */
export interface TrackPoint {
  x: number;
  y: number;
}

/** A point that a course passes, with its height above the ground. */
export interface TrackBend extends TrackPoint {
  height?: number;
}

/** A gate of a course. */
export interface TrackGate extends TrackPoint {
  /** share of the course's length; 0 for the first gate, which is start and finish */
  share: number;
  /** radians, the direction of flight */
  angle: number;
}

/** A closed course through gates. */
export interface TrackCourse {
  /** from the first gate back to it, with each point's share of the length, 0 to 1 */
  line: (TrackPoint & { share: number })[];
  gates: TrackGate[];
  /** includes changes of height; in the unit of the points */
  length: number;
}

const SAMPLES_PER_BEND = 16;
const MIN_BENDS = 3;
/** Tension of the Catmull-Rom spline; a higher one makes tighter bends. */
const TENSION = 6;

/**
 * A closed, smooth course through bends in order, which are its gates; `null` for fewer than three, or all at one
 * place. Shares are measured along the curve.
 */
export function closedCourse(bends: readonly TrackBend[], tension = TENSION): TrackCourse | null {
  const count = bends.length;
  if (count < MIN_BENDS) return null;
  const at = (index: number) => toVector(bends[(index + count) % count]);
  const points = bends.flatMap((_, index) => {
    const curve = toCurve(at(index - 1), at(index), at(index + 1), at(index + 2), tension);
    return Array.from({ length: SAMPLES_PER_BEND }, (__, step) =>
      getCurvePoint(curve, step / SAMPLES_PER_BEND),
    );
  });
  points.push(at(0));
  const distances = [0];
  for (const [index, point] of points.slice(1).entries())
    distances.push((distances[index] ?? 0) + distance(points[index] ?? point, point));
  const length = distances.at(-1) ?? 0;
  if (!(length > 0)) return null;
  const line = points.map(([x, y], index) => ({ x, y, share: (distances[index] ?? 0) / length }));
  const gates = bends.map(({ x, y }, index) => {
    const [[fromX, fromY], [toX, toY]] = [at(index - 1), at(index + 1)];
    const share = line[index * SAMPLES_PER_BEND]?.share ?? 0;
    return { x, y, share, angle: Math.atan2(toY - fromY, toX - fromX) };
  });
  return { line, gates, length };
}

/** The point of a course after a share of its length; shares below 0 and above 1 are of other laps. */
export function placeOn({ line }: Pick<TrackCourse, 'line'>, share: number): TrackPoint {
  const shareOfLap = share - Math.floor(share);
  const index = Math.max(
    1,
    line.findIndex((point) => point.share >= shareOfLap),
  );
  const [from, to] = [line[index - 1], line[index]];
  if (!from || !to) return { x: 0, y: 0 };
  const part = to.share > from.share ? (shareOfLap - from.share) / (to.share - from.share) : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The points between two shares of a course, at most one lap; `from` may be below 0, on the previous lap. */
export function getStretch(course: Pick<TrackCourse, 'line'>, from: number, to: number): TrackPoint[] {
  const start = Math.max(from, to - 1);
  const inside = [Math.floor(start), Math.floor(start) + 1].flatMap((lap) =>
    course.line
      .map(({ x, y, share }) => ({ x, y, share: share + lap }))
      .filter(({ share }) => share > start && share < to),
  );
  return [placeOn(course, start), ...inside.map(({ x, y }) => ({ x, y })), placeOn(course, to)];
}

/** Scales a course to fit the middle of an area, `margin` from its edges. */
export function fitCourse(
  { line, gates, length }: TrackCourse,
  area: { width: number; height: number; margin: number },
): TrackCourse {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (area.width - 2 * area.margin) / (width || 1),
    (area.height - 2 * area.margin) / (height || 1),
  );
  const move = <Point extends TrackPoint>(point: Point): Point => ({
    ...point,
    x: area.width / 2 + (point.x - left - width / 2) * scale,
    y: area.height / 2 + (point.y - top - height / 2) * scale,
  });
  return { line: line.map(move), gates: gates.map(move), length: length * scale };
}

type Vector = readonly [x: number, y: number, height: number];
type Curve = readonly [Vector, Vector, Vector, Vector];

const toVector = (bend: TrackBend | undefined): Vector => [bend?.x ?? 0, bend?.y ?? 0, bend?.height ?? 0];

const distance = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The cubic Bézier curve from `b` to `c`; `a` and `d` give the directions. */
function toCurve(a: Vector, b: Vector, c: Vector, d: Vector, tension: number): Curve {
  const leave = mapVector((axis) => b[axis] + (c[axis] - a[axis]) / tension);
  const arrive = mapVector((axis) => c[axis] - (d[axis] - b[axis]) / tension);
  return [b, leave, arrive, c];
}

function getCurvePoint([a, b, c, d]: Curve, part: number): Vector {
  const rest = 1 - part;
  return mapVector(
    (axis) =>
      rest ** 3 * a[axis] +
      3 * rest ** 2 * part * b[axis] +
      3 * rest * part ** 2 * c[axis] +
      part ** 3 * d[axis],
  );
}

const mapVector = (get: (axis: 0 | 1 | 2) => number): Vector => [get(0), get(1), get(2)];
