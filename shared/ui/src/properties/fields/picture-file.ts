const MAX_MB = 20;

/** The two formats that the site accepts. */
export type PictureType = 'image/png' | 'image/jpeg';

export interface Picture {
  /** a data url, because the content security policy of pages forbids blob urls */
  url: string;
  type: PictureType;
}

const getType = ({ name }: File): PictureType | undefined => {
  if (/\.png$/i.test(name)) return 'image/png';
  return /\.jpe?g$/i.test(name) ? 'image/jpeg' : undefined;
};

/** Reads a chosen file. Throws an error whose message is for the user. */
export async function readPictureFile(file: File): Promise<Picture> {
  const type = getType(file);
  if (!type) throw new Error('Choose a png, jpg or jpeg file.');
  if (file.size > MAX_MB * 1024 * 1024) throw new Error(`Choose a file of at most ${MAX_MB} MB.`);
  return { url: await readDataUrl(file), type };
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('This file cannot be read.'));
    reader.readAsDataURL(file);
  });
