import type { TrackCourse, TrackPoint } from './track-course';

/** The unit vector across the direction of flight that points away from the middle of the track. */
export function outerSide(
  gates: TrackCourse['gates'],
  { x, y, angle }: TrackCourse['gates'][number],
): TrackPoint {
  const across = { x: -Math.sin(angle), y: Math.cos(angle) };
  const middle = {
    x: gates.reduce((sum, gate) => sum + gate.x, 0) / gates.length,
    y: gates.reduce((sum, gate) => sum + gate.y, 0) / gates.length,
  };
  const isOuter = across.x * (x - middle.x) + across.y * (y - middle.y) >= 0;
  return isOuter ? across : { x: -across.x, y: -across.y };
}

/** SVG path data through points, with one decimal. */
export const toPath = (points: readonly TrackPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${roundToTenth(x)} ${roundToTenth(y)}`).join('');

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
