import type { DemoClub } from './clubs';
import { initialsPath } from './initials-path';
import { createRandom } from './random';

export type LogoFrame = 'slope' | 'gate' | 'box' | 'ring';

type ClubLook = Pick<DemoClub, 'name' | 'initials' | 'frame' | 'primaryColor' | 'textColor'>;

/** A square SVG: the club's initials in its frame, on its colour. */
export function clubLogo({ initials, frame, primaryColor, textColor }: ClubLook): string {
  const [shape, baseline, size] = frameShape(frame, textColor);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="${primaryColor}"/>` +
    `${shape}<path d="${initialsPath(initials, { x: 32, baseline, size })}" fill="${textColor}"/></svg>`
  );
}

function frameShape(frame: LogoFrame, color: string): [shape: string, baseline: number, fontSize: number] {
  switch (frame) {
    case 'slope':
      return [
        `<path d="M0 46 64 30v26a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="${color}" opacity=".2"/>`,
        42,
        31,
      ];
    case 'gate':
      return [`<path d="M9 60V9h46v51" fill="none" stroke="${color}" stroke-width="6"/>`, 45, 27];
    case 'box':
      return [
        `<path d="M8 8h48v48H8z" fill="none" stroke="${color}" stroke-width="2.5" opacity=".6"/>`,
        42,
        29,
      ];
    case 'ring':
      return [
        `<circle cx="32" cy="32" r="25" fill="none" stroke="${color}" stroke-width="3" opacity=".6"/>`,
        42,
        28,
      ];
  }
}

/** A wide SVG: a closed track with gates in the club's colours. A club always has the same track. */
export function clubBanner({ name, primaryColor, textColor }: ClubLook): string {
  const random = createRandom(`banner of ${name}`);
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI;
    const reach = random.between(0.6, 1);
    return [
      Math.round(820 + Math.cos(angle) * 330 * reach),
      Math.round(150 + Math.sin(angle) * 115 * reach),
    ] as const;
  });
  const path = closedCurve(points);
  const gates = points
    .map(
      ([x, y]) =>
        `<path d="M${x - 9} ${y + 12}v-24h18v24" fill="none" stroke="${textColor}" stroke-width="3"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300"><rect width="1200" height="300" fill="${primaryColor}"/>` +
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="34"/>` +
    `<path d="${path}" fill="none" stroke="${textColor}" stroke-opacity=".7" stroke-width="2"/>${gates}</svg>`
  );
}

/** A smooth closed path of quadratic curves between the middles of the sides, with the points as control points. */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const bends = points.map(([x, y], index) => `Q${x} ${y} ${middles[index]}`).join('');
  return `M${middles.at(-1)}${bends}Z`;
}
