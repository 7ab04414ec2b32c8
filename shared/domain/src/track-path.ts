import { seededRandom } from './seeded-random';

interface Point {
  x: number;
  y: number;
}

interface TrackSize {
  width: number;
  height: number;
}

/** Tension of the splines of generated tracks. */
export const TRACK_TENSION = 5.4;

/**
 * SVG path data of a track, generated from a record's id: 8 to 10 points on a jittered ellipse, two neighbours swapped
 * for a twist, joined by a closed spline that starts at the first gate. Fits into `width` x `height`. Coordinates are
 * integers, to keep the markup small.
 */
export function trackPath(seed: string, { width, height }: TrackSize): string {
  const points = trackBends(seed, { width, height });
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) =>
    curve(index, at(index - 1), at(index), at(index + 1), at(index + 2)),
  );
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/** The points of a generated track, which are its gates. */
export function trackBends(seed: string, { width, height }: TrackSize): Point[] {
  const random = seededRandom(seed);
  const count = 8 + Math.floor(random() * 3);
  const startAngle = random() * 2 * Math.PI;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = startAngle + ((index + (random() - 0.5) * 0.5) / count) * 2 * Math.PI;
    const radius = 0.66 + random() * 0.34;
    return {
      x: Math.round(width / 2 + Math.cos(angle) * radius * width * 0.39),
      y: Math.round(height / 2 + Math.sin(angle) * radius * height * 0.39),
    };
  });
  const twist = 1 + Math.floor(random() * (count - 2));
  const [first, second] = [points[twist], points[twist + 1]];
  if (first && second) points.splice(twist, 2, second, first);
  return points;
}

/**
 * A Catmull-Rom segment from `b` to `c` as a relative cubic curve; the tension keeps the twist from looping. After the
 * first, the `s` command repeats the previous control point, so that only the second one is written.
 */
function curve(index: number, a: Point, b: Point, c: Point, d: Point): string {
  const leave = {
    x: Math.round((c.x - a.x) / TRACK_TENSION),
    y: Math.round((c.y - a.y) / TRACK_TENSION),
  };
  const end = { x: c.x - b.x, y: c.y - b.y };
  const arrive = {
    x: end.x - Math.round((d.x - b.x) / TRACK_TENSION),
    y: end.y - Math.round((d.y - b.y) / TRACK_TENSION),
  };
  return index === 0 ? `c${pair(leave)} ${pair(arrive)} ${pair(end)}` : `s${pair(arrive)} ${pair(end)}`;
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
