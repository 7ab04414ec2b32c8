import * as paths from '@holeshot/contract/paths';
import { PERSONAL_CALLS } from '@holeshot/contract/wire';
import fastifyPlugin from 'fastify-plugin';
import createRouter from 'find-my-way';
import { LRUCache } from 'lru-cache';
import { ROUTER_OPTIONS } from './router-options';

const router = createRouter(ROUTER_OPTIONS);
const personal = Object.values(PERSONAL_CALLS).map(({ path }) => path);
for (const path of new Set([...personal, paths.signIn, paths.signInCode, paths.signOut]))
  router.on('GET', path, () => undefined);

const checkedPaths = new LRUCache<string, boolean>({
  max: 500,
  memoMethod: (url) => router.find('GET', url) !== null,
});

/** Whether the response is for one person: pages of other origins must not read it, even under the public API. */
export const isPersonalPath = (url: string): boolean => checkedPaths.memo(url);

const PUBLIC_API = '/api/public/';

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Age, X-Data-Age, Retry-After, X-Request-Id, X-Revision, X-Revision-Hash',
};

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Cache-Control',
  'access-control-max-age': '86400',
};

/**
 * Lets pages of any origin read the public API, without cookies, and send back an ETag. Other paths and answers for one
 * person have no CORS headers. The headers never vary, so that caches keep one copy; `@fastify/cors` adds `Vary:
 * Origin` to every answer of the site when only some paths have them.
 */
export const cors = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(PUBLIC_API) || isPersonalPath(request.url)) return done();
    reply.headers(CORS_HEADERS);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) reply.code(204).headers(PREFLIGHT_HEADERS).send();
    else done();
  });
});
