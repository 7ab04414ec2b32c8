import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { logoutHref, type PageConfig } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';
import { chooseEncoding } from '../api/accept-encoding';
import type { PublicAnswer } from '../api/public-reads';
import { isFromThisSite } from '../api/same-origin';
import type { Builds } from '../builds/choose/follow-registry';
import type { SignedIn } from '../people/signed-in';
import { agentDownload } from './agent-download';
import { findMoved } from './find-moved';
import { drawIconFile, ICON_SVG } from './icon';
import { BUILDS_PREFIX } from './security-headers';
import { createPageSender } from './send-page';
import { webApp } from './web-app';
import { workerFile } from './worker-file';
import { worldPictureRoutes } from './world-picture';

export interface SiteOptions extends Builds {
  config: PageConfig;
  /** folder of the sync agent's zips */
  zipFolder?: string | undefined;
  /** whether browsers get a service worker; the default is true */
  hasWorker?: boolean;
  /** replaces the instance's `readAs` for pages */
  readAs?: (person: SignedIn | null, path: string) => Promise<PublicAnswer>;
}

/** The query with which the logout page asks for confirmation. */
const ASKS = 'ask';

const BUILD_FILE = /^\/builds\/([a-z-]+)\/([0-9a-f]{16})\//;

/** Pages, and the files of builds. */
export const site: FastifyPluginAsync<SiteOptions> = async (app, options) => {
  const { buildsDirs, store, source, config, zipFolder, hasWorker = true, readAs = app.readAs } = options;
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split('?', 2);
    const isLogout = /^\/logout\/?$/.test(path) && query !== ASKS;
    // a link from another site must ask before it logs out
    if (isLogout && !isFromThisSite(request)) return reply.redirect(`${logoutHref()}?${ASKS}`, 303);
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    const [, name, buildId] = BUILD_FILE.exec(url) ?? [];
    if (!name || !buildId) return;
    // files are compressed with brotli only, and the library interprets `*` as gzip
    headers['accept-encoding'] = chooseEncoding(headers['accept-encoding'], ['br']) ?? 'identity';
    // another process may have published the build
    await store.folder(name, buildId).catch(() => undefined);
  });
  await app.register(fastifyStatic, {
    root: [...buildsDirs],
    prefix: BUILDS_PREFIX,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Immutable files need no validators.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    allowedPath: (name) => !/\/server\/|\.json(\.br)?$/.test(name),
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON_SVG),
  );
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=86400')
      .send(await drawIconFile()),
  );
  const workerFolder = path.join(buildsDirs[0], '../worker');
  await app.register(workerFile, { folder: hasWorker ? workerFolder : undefined });
  await app.register(webApp);
  await app.register(worldPictureRoutes);
  await app.register(agentDownload, { folder: path.join(buildsDirs[0], '../agent'), zipFolder });

  app.get('/api/builds', { config: { access: 'everyone' } }, async (request, reply) => {
    const { id } = await source.resolve(await request.getVisitor());
    return reply.header('cache-control', 'no-store').send({ key: id });
  });

  options.watchLateFaults(({ name, buildId }) => app.buildCounts.add(name, buildId, 'server-failure'));
  const sendPage = createPageSender({
    source,
    counts: app.buildCounts,
    readAs,
    findMoved: (url) => findMoved(app.database.db, url),
    getVersion: () => app.dataVersion(),
    cacheBytes: app.cacheSizes.pages,
    metrics: app.metrics,
    config,
    limit: (request, reply) => app.limitWork(request, reply, 'pages'),
  });
  app.get('/', sendPage);
  app.get('/*', sendPage);
};
