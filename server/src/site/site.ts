import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PageConfig } from '@holeshot/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text';
import { addForRobots } from './for-robots';
import { ICON_SVG } from './icon';
import { createPageRenderer } from './render-page';
import type { Resolution } from './resolve';
import { COMMON_HEADERS, pagePolicy } from './security-headers';
import { addSharingPictures } from './sharing/add-sharing-pictures';
import { addWorldPicture } from './world-picture';

interface SiteParts {
  /** absolute */
  buildsDir: string;
  /** absolute; uploaded and generated pictures lie in its `files` */
  dataDir: string;
  /** the builds that a visit gets */
  resolve: () => Promise<Resolution>;
  /** answers a public GET in-process */
  readPublic: (path: string) => Promise<{ status: number; body: string }>;
  config: PageConfig;
}

/** Adds the pages, the builds' files and uploaded files to the API's server. */
export async function addSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { buildsDir, dataDir, resolve, readPublic, config } = parts;
  const files = path.join(dataDir, 'files');
  await mkdir(files, { recursive: true });
  app.addHook('onSend', async (_request, reply) => void reply.headers(COMMON_HEADERS));

  await app.register(fastifyStatic, {
    root: buildsDir,
    prefix: '/builds/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (name) => !/\/server\/|\.json(\.br)?$/.test(name),
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    maxAge: '1h',
    setHeaders: (reply) =>
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  });
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON_SVG),
  );

  addWorldPicture(app);
  addForRobots(app, readPublic);
  addSharingPictures(app, readPublic);

  const render = createPageRenderer();
  const fetchInProcess = async (url: string): Promise<Response> => {
    const { status, body } = await readPublic(url);
    return new Response(body, { status });
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const resolution = await resolve();
    const page = await render({
      origin: `${request.protocol}://${request.host}`,
      url: request.url,
      resolution,
      config,
      fetch: fetchInProcess,
      onFault: (error) => request.log.error(error),
    });
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag);
    if (page.location) return reply.redirect(page.location, page.status);
    // Without a policy header the kept page goes on with the nonce it was sent with.
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const { body, encoding } = await compressText(page.html, request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(page.nonce, config.map))
      .send(body);
  };
  app.get('/', sendPage);
  app.get('/*', sendPage);
}
