import { darken, seededRandom, textColorOn, trackPath } from '@holeshot/domain';

interface Ground {
  /** id of the record whose track it is */
  seed: string;
  /** the winner, whose quadcopter flies */
  name: string;
  /** of the club */
  color: string;
  width: number;
  height: number;
}

/** The track is much larger than the picture, which shows the part at its right. */
const ZOOM = 2.3;
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The ground of a card as SVG: the track of the record in the club's colour, and the winner's quadcopter on it. */
export function drawHeroGround({ seed, name, color, width, height }: Ground): string {
  const isTall = height > width;
  const track = isTall
    ? { width: width * 1.5, height: height * 0.95 }
    : { width: width * 1.15, height: height * ZOOM };
  const path = trackPath(seed, track);
  const [left, top] = isTall ? [-width * 0.1, -height * 0.05] : [width * 0.02, (height - track.height) / 2];
  const ink = textColorOn(color);
  const road = `fill="none" stroke-linejoin="round" d="${path}"`;
  const quad = isTall
    ? { x: 0.66, y: 0.35, size: Math.min(width * 0.2, height * 0.17) }
    : { x: 0.75, y: 0.57, size: height * 0.31 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${color}"/>`,
    `<g transform="translate(${left} ${top})">`,
    `<path ${road} stroke="${darken(color, 0.26)}" stroke-width="${isTall ? 130 : 110}"/>`,
    `<path ${road} stroke="${ink}" stroke-opacity="0.5" stroke-width="3"/>`,
    '</g>',
    fade(color, { width, height, isTall }),
    `<g transform="translate(${quad.x * width} ${quad.y * height})">${drawQuad(name, quad.size)}</g>`,
    '</svg>',
  ].join('');
}

/** Words stand on plain colour: the track fades out below them. */
function fade(
  color: string,
  { width, height, isTall }: Pick<Ground, 'width' | 'height'> & { isTall: boolean },
): string {
  const direction = isTall ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="1" y1="0" x2="0" y2="0"';
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return [
    `<defs><linearGradient id="fade" ${direction}>${stop(0.3, 0)}${stop(0.62, 0.94)}</linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
  ].join('');
}

/** A quadcopter from above, black with an outline, turned by the name. `size` is half of its width, px. */
function drawQuad(name: string, size: number): string {
  const angle = Math.round(seededRandom(name.toLowerCase())() * 80 - 40);
  const arm = size * 0.62;
  const rotor = size * 0.36;
  const [dark, light] = ['#131518', '#F5F6F7'];
  const arms = CORNERS.map(([x, y]) => `M0 0L${x * arm} ${y * arm}`).join('');
  const discs = (radius: number, fill: string, stroke = '') =>
    CORNERS.map(
      ([x, y]) => `<circle cx="${x * arm}" cy="${y * arm}" r="${radius}" fill="${fill}"${stroke}/>`,
    ).join('');
  const outline = ` stroke="${light}" stroke-width="${size * 0.04}"`;
  const body = `x="${-size * 0.2}" y="${-size * 0.34}" width="${size * 0.4}" height="${size * 0.68}" rx="${size * 0.1}"`;
  return [
    `<g transform="rotate(${angle})">`,
    `<path d="${arms}" stroke="${light}" stroke-width="${size * 0.24}" stroke-linecap="round"/>`,
    discs(rotor, dark, outline),
    `<path d="${arms}" stroke="${dark}" stroke-width="${size * 0.17}" stroke-linecap="round"/>`,
    `<rect ${body} fill="${dark}"${outline}/>`,
    discs(rotor * 0.34, light),
    `<rect x="${-size * 0.1}" y="${-size * 0.26}" width="${size * 0.2}" height="${size * 0.16}" rx="${size * 0.04}" fill="${light}"/>`,
    '</g>',
  ].join('');
}
