import { seededRandom } from './seeded-random';

interface Point {
  x: number;
  y: number;
}

export interface Track {
  /** SVG path data of the closed racing line */
  path: string;
  /** where gates stand, and the direction of flight there in degrees; the first is the start */
  gates: (Point & { degrees: number })[];
}

interface TrackSize {
  width: number;
  height: number;
}

/**
 * A track drawn from a record's id: 8 to 10 points on a jittered ellipse, two neighbours swapped for a twist,
 * joined by a closed spline. Fits into `width` x `height`.
 */
export function trackPath(seed: string, { width, height }: TrackSize): Track {
  const points = trackPoints(seed, { width, height });
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return {
    path: `M${pair(at(0))}${curves.join('')}Z`,
    gates: points.map((point, index) => ({ ...point, degrees: direction(at(index - 1), at(index + 1)) })),
  };
}

function trackPoints(seed: string, { width, height }: TrackSize): Point[] {
  const random = seededRandom(seed);
  const count = 8 + Math.floor(random() * 3);
  const turn = random() * 2 * Math.PI;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + (random() - 0.5) * 0.5) / count) * 2 * Math.PI;
    const reach = 0.66 + random() * 0.34;
    return {
      x: round(width / 2 + Math.cos(angle) * reach * width * 0.39),
      y: round(height / 2 + Math.sin(angle) * reach * height * 0.39),
    };
  });
  const twist = 1 + Math.floor(random() * (count - 2));
  const [first, second] = [points[twist], points[twist + 1]];
  if (first && second) points.splice(twist, 2, second, first);
  return points;
}

/** One Catmull-Rom piece from `b` to `c` as a cubic curve; the tension keeps the twist from looping. */
function curve(a: Point, b: Point, c: Point, d: Point): string {
  const tension = 5.4;
  const leave = { x: round(b.x + (c.x - a.x) / tension), y: round(b.y + (c.y - a.y) / tension) };
  const arrive = { x: round(c.x - (d.x - b.x) / tension), y: round(c.y - (d.y - b.y) / tension) };
  return `C${pair(leave)} ${pair(arrive)} ${pair(c)}`;
}

const direction = (from: Point, to: Point): number =>
  round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

const pair = ({ x, y }: Point): string => `${x} ${y}`;

const round = (value: number): number => Math.round(value * 10) / 10;
