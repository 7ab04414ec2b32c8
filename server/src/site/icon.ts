import sharp from 'sharp';

const MARK =
  '<path d="M8 6h5v8H8zM8 18h5v8H8zM19 6h5v8h-5zM19 18h5v8h-5z" fill="#F5F6F7"/><path d="M5 14.5h22v3H5z" fill="#D9182F"/>';

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;

/** The mark as an icon: two gate posts and the shot through the gap. */
export const ICON_SVG = svg(`<rect width="32" height="32" rx="6" fill="#0B0C0E"/>${MARK}`);

/** Full-bleed, with the mark inside the circle to which a system may crop it. */
const MASKABLE_SVG = svg(
  `<rect width="32" height="32" fill="#0B0C0E"/><g transform="translate(4.8 4.8) scale(.7)">${MARK}</g>`,
);

const SIZE = 48;
/** Header sizes of the file and of its only picture. */
const HEADER_BYTES = 6 + 16;

let file: Promise<Buffer> | undefined;

/** The icon as a .ico file with one PNG of 48 px, for programs that request `/favicon.ico` regardless of the page. */
export function drawIconFile(): Promise<Buffer> {
  file ??= drawPng(ICON_SVG, SIZE).then((png) => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt16LE(1, 2);
    header.writeUInt16LE(1, 4);
    header.writeUInt8(SIZE, 6);
    header.writeUInt8(SIZE, 7);
    header.writeUInt16LE(1, 10);
    header.writeUInt16LE(32, 12);
    header.writeUInt32LE(png.length, 14);
    header.writeUInt32LE(HEADER_BYTES, 18);
    return Buffer.concat([header, png]);
  });
  return file;
}

const icons = new Map<string, Promise<Buffer>>();

/** The icon of the app as a PNG, drawn once. */
export function drawAppIcon(size: number, isMaskable: boolean): Promise<Buffer> {
  const key = `${size} ${isMaskable}`;
  const icon = icons.get(key) ?? drawPng(isMaskable ? MASKABLE_SVG : ICON_SVG, size);
  icons.set(key, icon);
  return icon;
}

/** Drawn larger, then scaled down. */
const drawPng = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 72 * Math.ceil(size / 16) })
    .resize(size, size)
    .png()
    .toBuffer();
