import { MAX_PICTURE_BYTES, PictureError, tooManyBytes } from './encode-picture';

const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * The bytes of a data url such as `data:image/png;base64,iVBORw0…`. `storePicture` checks whether they are a picture.
 * Throws `PictureError` for other texts and for more than 5 MB.
 */
export function parseDataUrl(text: string): Buffer {
  const [head] = HEAD.exec(text.slice(0, 100)) ?? [];
  if (head === undefined) throw new PictureError('unsupported-type', 'This is not a picture.');
  // Before decoding: four characters are three bytes.
  if (text.length - head.length > (MAX_PICTURE_BYTES / 3) * 4 + 4) throw tooManyBytes();
  const data = text.slice(head.length);
  if (!BASE64.test(data) || data.length % 4 !== 0) {
    throw new PictureError('bad-parameter', 'The picture is damaged.');
  }
  return Buffer.from(data, 'base64');
}
