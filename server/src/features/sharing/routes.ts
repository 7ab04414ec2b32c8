import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { createWorkQueue } from '../../api/work-queue';
import { createPictureDrawer } from './picture-drawer';
import type { SharingContent } from './presenter';
import { createContentFinder } from './service';

const MAX_WAITING = 200;

/** `/og/…png`: the pictures of events, races and pilots for link previews, drawn once per content. */
export const sharingRoutes: FastifyPluginAsync = async (app) => {
  const findContent = createContentFinder(app.database.db, app.readCache);
  // Events and races are read a few at a time, so that other reads come between.
  const finds = createWorkQueue<SharingContent>({ concurrency: 2, maxWaiting: MAX_WAITING });
  const drawer = createPictureDrawer({
    maxBytes: app.cacheSizes.pictures,
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', () => drawer.close());
  app.metrics.watchQueue('contents of pictures', finds.figures);
  app.metrics.watchQueue('pictures', drawer.queueFigures);
  app.metrics.watchCache('pictures', drawer.cacheFigures);

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const path = request.params['*'];
    const finding = finds.run(path, request.signal, () => findContent(path));
    const content = await finding.catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code === 'busy') throw error;
      throw new ApiError('not-found', 'There is no picture at this address.');
    });
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=3600');
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
    let picture = drawer.find(key);
    if (!picture) {
      await app.limitWork(request, reply, 'pictures');
      picture = await drawer.draw(key, content, request.signal);
    }
    return reply.type('image/png').send(picture);
  });
};
