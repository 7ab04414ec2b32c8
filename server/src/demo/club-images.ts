import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DemoClub, LogoFrame } from './clubs';
import { createRandom } from './random';

/** The address of the demo season's images; the site serves `<data dir>/files` at `/files`. */
export const IMAGE_ROOT = '/files/demo/';

const slug = ({ name }: DemoClub): string => name.toLowerCase().replaceAll(' ', '-');

/** The address of a club's logo. */
export const logoUrl = (club: DemoClub): string => `${IMAGE_ROOT}${slug(club)}-logo.svg`;

/** The address of a club's banner; `null` for a club without one. */
export const bannerUrl = (club: DemoClub): string | null =>
  club.hasBanner ? `${IMAGE_ROOT}${slug(club)}-banner.svg` : null;

/** Writes the clubs' logos and banners under `dataDir`; rejects when they can't be written. */
export async function writeImages(dataDir: string, clubs: readonly DemoClub[]): Promise<void> {
  await mkdir(join(dataDir, IMAGE_ROOT), { recursive: true });
  const write = (path: string | null, svg: string) => path && writeFile(join(dataDir, path), svg);
  await Promise.all(
    clubs.flatMap((club) => [write(logoUrl(club), clubLogo(club)), write(bannerUrl(club), clubBanner(club))]),
  );
}

/** Each frame as shapes in the text's colour, with the letters' baseline and size. */
const FRAMES: Record<LogoFrame, [shape: (color: string) => string, baseline: number, size: number]> = {
  slope: [
    (color) => `<path d="M0 46 64 30v26a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="${color}" opacity=".2"/>`,
    42,
    31,
  ],
  gate: [(color) => `<path d="M9 60V9h46v51" fill="none" stroke="${color}" stroke-width="6"/>`, 45, 27],
  box: [
    (color) => `<path d="M8 8h48v48H8z" fill="none" stroke="${color}" stroke-width="2.5" opacity=".6"/>`,
    42,
    29,
  ],
  ring: [
    (color) => `<circle cx="32" cy="32" r="25" fill="none" stroke="${color}" stroke-width="3" opacity=".6"/>`,
    42,
    28,
  ],
};

/** A square SVG: the club's initials in its frame, on its colour. */
function clubLogo({ initials, frame, primaryColor, textColor }: DemoClub): string {
  const [drawFrame, baseline, size] = FRAMES[frame];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="${primaryColor}"/>` +
    `${drawFrame(textColor)}<path d="${initialsPath(initials, { x: 32, baseline, size })}" fill="${textColor}"/></svg>`
  );
}

interface Font {
  getAdvanceWidth: (text: string, size: number) => number;
  getPath: (text: string, x: number, y: number, size: number) => { toPathData: (digits: number) => string };
}

let font: Font | undefined;

function readFont(): Font {
  const require = createRequire(import.meta.url);
  // it has no types
  const { parse } = require('@shuding/opentype.js') as { parse: (file: ArrayBuffer) => Font };
  const file = require.resolve('@fontsource/archivo-narrow/files/archivo-narrow-latin-700-normal.woff');
  return parse(new Uint8Array(readFileSync(file)).buffer);
}

/** The path data of `text` in the site's font, centred at `x`: an SVG that is shown as a picture cannot load a font. */
function initialsPath(
  text: string,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): string {
  font ??= readFont();
  return font.getPath(text, x - font.getAdvanceWidth(text, size) / 2, baseline, size).toPathData(1);
}

/** A wide SVG: a closed track with gates in the club's colours. A club always has the same track. */
function clubBanner({ name, primaryColor, textColor }: DemoClub): string {
  const random = createRandom(`banner of ${name}`);
  const points = Array.from({ length: 9 }, (_, index): [number, number] => {
    const angle = (index / 9) * 2 * Math.PI;
    const reach = random.between(0.6, 1);
    return [Math.round(820 + Math.cos(angle) * 330 * reach), Math.round(150 + Math.sin(angle) * 115 * reach)];
  });
  const path = closedCurve(points);
  const gates = points.map(
    ([x, y]) =>
      `<path d="M${x - 9} ${y + 12}v-24h18v24" fill="none" stroke="${textColor}" stroke-width="3"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300"><rect width="1200" height="300" fill="${primaryColor}"/>` +
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="34"/>` +
    `<path d="${path}" fill="none" stroke="${textColor}" stroke-opacity=".7" stroke-width="2"/>${gates.join('')}</svg>`
  );
}

/** A smooth closed path of quadratic curves between the middles of the sides, with the points as control points. */
function closedCurve(points: readonly [number, number][]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const bends = points.map(([x, y], index) => `Q${x} ${y} ${middles[index]}`).join('');
  return `M${middles.at(-1)}${bends}Z`;
}
