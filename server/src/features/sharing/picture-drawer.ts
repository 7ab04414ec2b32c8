import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '../../api/api-error';
import type { QueueFigures } from '../../api/metrics';
import { createWorkQueue } from '../../api/work-queue';
import { type CacheFigures, createSizedCache } from '../../cache/sized-cache';
import { threadFile } from '../../process/thread-file';
import type { SharingContent } from './presenter';

/** At about 100 ms each, the last one waits a few seconds. */
const MAX_WAITING = 50;
/** A thread with its fonts takes some 60 MB; it ends after this time without work. */
const IDLE_MS = 60_000;
const CLOSE_MS = 5_000;

const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Draws pictures in threads, each once. */
export interface PictureDrawer {
  /** A cached picture. */
  find(key: string): Buffer | undefined;
  /**
   * The PNG of `content`; equal contents have equal keys. Rejects with `ApiError` (busy) when the queue is full, and
   * when `signal` aborts.
   */
  draw(key: string, content: SharingContent, signal: AbortSignal): Promise<Buffer>;
  cacheFigures(): CacheFigures;
  queueFigures(): QueueFigures;
  /** Waits for the pictures in progress and ends the threads; waiting ones are refused as busy. */
  close(): Promise<void>;
}

/**
 * A drawer without threads, which start with the first picture, and with `maxBytes` for pictures. `onError` is called
 * with errors of threads that concern no picture.
 */
export function createPictureDrawer({
  maxBytes,
  onError,
}: {
  maxBytes: number;
  onError: (error: unknown) => void;
}): PictureDrawer {
  const pictures = createSizedCache<Buffer>({ maxBytes, getSize: (picture) => picture.length });
  const queue = createWorkQueue<Buffer>({ concurrency: THREADS, maxWaiting: MAX_WAITING });
  let threads: Piscina<SharingContent, Uint8Array> | undefined;
  let isClosed = false;

  const drawInThread = async (content: SharingContent): Promise<Buffer> => {
    if (isClosed) throw new ApiError('busy', 'The site is about to end.');
    threads ??= openThreads().on('error', onError);
    const { buffer, byteOffset, byteLength } = await threads.run(content);
    return Buffer.from(buffer, byteOffset, byteLength);
  };

  return {
    find(key) {
      const picture = pictures.get(key);
      pictures.count(picture !== undefined);
      return picture;
    },
    draw: (key, content, signal) =>
      queue.run(key, signal, async () => {
        const picture = await drawInThread(content);
        pictures.set(key, picture);
        return picture;
      }),
    cacheFigures: pictures.figures,
    queueFigures: queue.figures,
    async close() {
      isClosed = true;
      await threads?.close();
    },
  };
}

function openThreads(): Piscina<SharingContent, Uint8Array> {
  // Makes the drawing library's allocator return freed memory at once, which it would otherwise keep.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  return new Piscina({
    ...threadFile(import.meta.url, 'draw-picture.ts'),
    name: 'drawPicture',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
  });
}
