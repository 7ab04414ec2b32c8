import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error';
import { drawPicture } from './draw-picture';
import { findSharingContent } from './sharing-content';

const MOST_BYTES = 24 * 1024 * 1024;

/** Adds `/og/…png`: the pictures that links to events, races and pilots unfurl with, drawn once per content. */
export function addSharingPictures(
  app: FastifyInstance,
  readPublic: (path: string) => Promise<{ status: number; body: string }>,
): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  // One at a time: drawing takes the thread for some tens of milliseconds, and crawlers come in swarms.
  let last: Promise<unknown> = Promise.resolve();

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const content = await findSharingContent(request.params['*'], readPublic);
    if (!content) throw new ApiError('not-found', 'There is no picture at this address.');
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=3600');
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
    const drawn = last.then(async () => kept.get(key) ?? (await drawPicture(content)));
    last = drawn.catch(() => undefined);
    const picture = await drawn;
    kept.set(key, picture);
    return reply.type('image/png').send(picture);
  });
}
