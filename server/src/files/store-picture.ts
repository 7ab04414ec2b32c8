import { hash } from 'node:crypto';
import type { QueueFigures } from '../api/metrics';
import { createWorkQueue } from '../api/work-queue';
import { encodePicture, type PictureForm, type PictureType, UPLOAD_TYPES } from './encode-picture';
import type { FileStore } from './file-store';

/** At most 5 MB each. */
const MAX_WAITING = 20;
/** Encoding a picture takes up to 0.6 s and 230 MB, an interlaced one of 16 bits per colour 390 MB. */
const CONCURRENCY = 2;

export interface NewPicture extends Partial<PictureForm> {
  /** from anyone */
  bytes: Buffer;
  folder: 'people' | 'clubs' | 'events';
  /** png and jpeg when absent */
  types?: readonly PictureType[];
  /** aborts when the caller is gone */
  signal?: AbortSignal;
}

/** Stores untrusted pictures. */
export interface Pictures {
  /**
   * Stores a picture of 128 x 128 pixels as webp, unless told otherwise, and resolves to its address,
   * `/files/people/<32 hex digits>.webp`. The name is a hash of the picture: what an address shows never changes, and equal
   * pictures have one address. Rejects with `PictureError` when the bytes cannot be used, with `ApiError` (busy) when too
   * many pictures wait, and with `FileStoreError`.
   */
  store(picture: NewPicture): Promise<string>;
  figures(): QueueFigures;
}

export function createPictures(files: Pick<FileStore, 'put'>): Pictures {
  const queue = createWorkQueue<Buffer>({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  return {
    figures: queue.figures,
    async store({
      bytes,
      folder,
      width = 128,
      height = 128,
      format = 'webp',
      types = UPLOAD_TYPES,
      signal = new AbortController().signal,
    }) {
      const key = [hash('sha256', bytes), width, height, format, ...types].join();
      const picture = await queue.run(key, signal, () =>
        encodePicture(bytes, { width, height, format }, types),
      );
      const name = `${folder}/${hash('sha256', picture).slice(0, 32)}.${format}`;
      await files.put(name, picture, `image/${format}`);
      return `/files/${name}`;
    },
  };
}
