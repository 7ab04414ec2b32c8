import sharp from 'sharp';

/** The mark as an icon: two gate posts and the shot through the gap. */
export const ICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0B0C0E"/><path d="M8 6h5v8H8zM8 18h5v8H8zM19 6h5v8h-5zM19 18h5v8h-5z" fill="#F5F6F7"/><path d="M5 14.5h22v3H5z" fill="#D9182F"/></svg>';

const SIZE = 48;
/** Of the file, and of its one picture. */
const HEADER_BYTES = 6 + 16;

let file: Promise<Buffer> | undefined;

/** The icon as a .ico file with one PNG of 48 px, for programs that ask for `/favicon.ico` whatever a page says. */
export function drawIconFile(): Promise<Buffer> {
  file ??= drawPng().then((png) => {
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

const drawPng = (): Promise<Buffer> =>
  sharp(Buffer.from(ICON_SVG), { density: 300 }).resize(SIZE, SIZE).png().toBuffer();
