/** The types of pictures that the site reads. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif';

/** The type of a picture by its first bytes, whatever it is called; `undefined` for all other data. */
export function findPictureType(bytes: Buffer): PictureType | undefined {
  const beginning = bytes.toString('latin1', 0, 12);
  if (beginning.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (beginning.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (beginning.startsWith('RIFF') && beginning.endsWith('WEBP')) return 'webp';
  return /^GIF8[79]a/.test(beginning) ? 'gif' : undefined;
}
