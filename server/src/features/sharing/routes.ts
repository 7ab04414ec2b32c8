import { hash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error';
import { matchesEtag } from '../../api/etag';
import { sendAge } from '../../api/send-answer';
import { createWorkQueue } from '../../api/work-queue';
import { isDatabaseAway } from '../../database';
import { createPictureDrawer } from './picture-drawer';
import type { SharingContent } from './presenter';
import { createContentFinder } from './service';

const MAX_WAITING = 200;
/** Addresses whose content is cached for outages of the database: some 500 bytes each. */
const MAX_FOUND = 2_000;

interface FoundPicture {
  key: string;
  content: SharingContent;
  /** when the content was last known to be current (ms), while the database is unavailable */
  staleSinceMs?: number;
}

/** `/og/…png`: the pictures of events, races and pilots for link previews, drawn once per content. */
export const sharingRoutes: FastifyPluginAsync = async (app) => {
  const findContent = createContentFinder(app.database.db, app.readCache);
  // Reads a few events and races at a time, so that other reads get a chance.
  const finds = createWorkQueue<SharingContent>({ concurrency: 2, maxWaiting: MAX_WAITING });
  const lastFound = new LRUCache<string, FoundPicture & { foundAtMs: number }>({ max: MAX_FOUND });
  const drawer = createPictureDrawer({
    maxBytes: app.cacheSizes.pictures,
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', () => drawer.close());
  app.metrics.watchQueue('contents of pictures', finds.figures);
  app.metrics.watchQueue('pictures', drawer.queueFigures);
  app.metrics.watchCache('pictures', drawer.cacheFigures);

  /** The key of the picture at a path, which changes with what it shows. */
  const findKey = async (path: string, signal: AbortSignal): Promise<FoundPicture> => {
    try {
      const content = await finds.run(path, signal, () => findContent(path));
      const key = hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22);
      lastFound.set(path, { key, content, foundAtMs: Date.now() });
      return { key, content };
    } catch (error) {
      const last = isDatabaseAway(error) ? lastFound.get(path) : undefined;
      if (last) return { ...last, staleSinceMs: last.foundAtMs };
      if (!(error instanceof ApiError) || error.code === 'busy') throw error;
      throw new ApiError('not-found', 'There is no picture at this address.');
    }
  };

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const { key, content, staleSinceMs } = await findKey(request.params['*'], request.signal);
    sendAge(reply, staleSinceMs);
    // one that tells until when a result is provisional is soon another one
    const maxAge = content.facts.some((fact) => fact.startsWith('Provisional')) ? 60 : 3600;
    reply.header('etag', `"${key}"`).header('cache-control', `public, max-age=${maxAge}`);
    if (matchesEtag(`"${key}"`, request.headers['if-none-match'])) return reply.code(304).send();
    let picture = drawer.find(key);
    if (!picture) {
      await app.limitWork(request, reply, 'pictures');
      picture = await drawer.draw(key, content, request.signal);
    }
    return reply.type('image/png').send(picture);
  });
};
