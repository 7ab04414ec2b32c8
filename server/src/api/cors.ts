import fastifyPlugin from 'fastify-plugin';

const PUBLIC_API = '/api/public/';

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Age, X-Data-Age, Retry-After, X-Request-Id',
};

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Cache-Control',
  'access-control-max-age': '86400',
};

/**
 * Lets pages of any origin read the public API, without cookies, and send back an ETag. Other paths have no CORS headers.
 * The headers never vary, so that caches keep one copy; `@fastify/cors` adds `Vary: Origin` to every answer of the site
 * when only some paths have them.
 */
export const cors = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(PUBLIC_API)) return done();
    reply.headers(CORS_HEADERS);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) reply.code(204).headers(PREFLIGHT_HEADERS).send();
    else done();
  });
});
