import sharp from 'sharp';
import { ApiError } from '../api/api-error';

/** Bytes that cannot be stored as a picture; the message is for their sender. */
export class PictureError extends ApiError {}

/** The types of pictures that the site reads. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif';

/** The type of a picture by its first bytes, whatever it is called; `undefined` for all other data. */
function findPictureType(bytes: Buffer): PictureType | undefined {
  const beginning = bytes.toString('latin1', 0, 12);
  if (beginning.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (beginning.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (beginning.startsWith('RIFF') && beginning.endsWith('WEBP')) return 'webp';
  return /^GIF8[79]a/.test(beginning) ? 'gif' : undefined;
}

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const WEBP_QUALITY = 82;

/** Types that people may upload. */
export const UPLOAD_TYPES: readonly PictureType[] = ['png', 'jpeg'];
/** Types of pictures from other sites. */
export const ALL_TYPES: readonly PictureType[] = ['png', 'jpeg', 'webp', 'gif'];

export interface PictureForm {
  /** pixels */
  width: number;
  /** pixels */
  height: number;
  format: 'webp' | 'png';
}

// One thread per picture, and no cache of operations, because each picture is read once.
sharp.concurrency(1);
sharp.cache(false);

export const tooManyBytes = (): PictureError =>
  new PictureError('too-large', 'The picture is larger than 5 MB.');

/**
 * Re-encodes untrusted bytes as a picture of exactly this size: upright, cropped to the centre, the first frame,
 * without metadata. Rejects with `PictureError` for more than 5 MB, 40 million pixels or 12,000 pixels on a side, for
 * other types and for damaged pictures.
 */
export async function encodePicture(
  bytes: Buffer,
  { width, height, format }: PictureForm,
  types: readonly PictureType[],
): Promise<Buffer> {
  if (bytes.length > MAX_PICTURE_BYTES) throw tooManyBytes();
  const type = findPictureType(bytes);
  if (!type || !types.includes(type)) throw wrongType(types);
  try {
    // Reads only the header.
    checkSize(await sharp(bytes, { limitInputPixels: false }).metadata());
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, autoOrient: true })
      .resize(width, height, { fit: 'cover' })
      .toFormat(format, format === 'webp' ? { quality: WEBP_QUALITY } : {})
      .toBuffer();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('bad-parameter', 'The picture is damaged.');
  }
}

function checkSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS) {
    throw new PictureError('too-large', 'The picture has too many pixels: 40 million at most.');
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new PictureError('too-large', 'The picture is too long: 12,000 pixels on a side at most.');
  }
}

/** `This is not a png or jpeg picture.` */
function wrongType(types: readonly PictureType[]): PictureError {
  const names = [types.slice(0, -1).join(', '), ...types.slice(-1)].filter(Boolean).join(' or ');
  return new PictureError('unsupported-type', `This is not a ${names} picture.`);
}
