import type { PropertyValue } from '@holeshot/contract/wire';
import { PictureError } from '../files/encode-picture';
import { parseDataUrl } from '../files/parse-data-url';
import type { NewPicture, Pictures } from '../files/store-picture';

/** The outcome of a picture property: the url to store (null for none, undefined when unchanged), or a fault. */
interface Upload {
  url: string | null | undefined;
  fault?: string;
}

/** Stores the submitted picture of a property, re-encoded at the size of `form`, by default 128 x 128. */
export async function storeUpload(
  pictures: Pictures,
  value: PropertyValue | undefined,
  form: Omit<NewPicture, 'bytes'>,
): Promise<Upload> {
  if (typeof value !== 'string') return { url: undefined };
  if (value === '') return { url: null };
  try {
    return { url: await pictures.store({ ...form, bytes: parseDataUrl(value) }) };
  } catch (error) {
    if (error instanceof PictureError) return { url: undefined, fault: error.message };
    throw error;
  }
}
