import fastifyPlugin from 'fastify-plugin';
import { ApiError } from './api-error';
import { sendError } from './error-replies';

/** How long requests in progress may take once the site is to end. */
const CLOSE_MS = 10_000;

/** Options of Fastify that bound how long a client may take. */
export const CONNECTION_OPTIONS = {
  /** a whole request, its body included */
  requestTimeout: 30_000,
  /** a connection on which nothing moves, such as one whose client does not read; longer than the usual balancer's */
  connectionTimeout: 120_000,
  /** between two requests; longer than the usual balancer's, which would else use a connection that was just closed */
  keepAliveTimeout: 72_000,
  http: {
    // `siteOrigin` answers a request without a host, as the contract says
    requireHostHeader: false,
    headersTimeout: 10_000,
    /** how often Node looks for connections that are over these limits */
    connectionsCheckingInterval: 2_000,
  },
  // Fastify's own answer is not as the contract says; `orderlyClose` gives it.
  return503OnClosing: false,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether the route answers as usual while the instance closes */
    answersWhileClosing?: boolean;
  }
}

/**
 * While the instance closes, new requests are answered with 503, except on routes with `answersWhileClosing`, and those
 * in progress have `closeMs`; then their connections are destroyed.
 */
export const orderlyClose = fastifyPlugin<{ closeMs?: number }>(async (app, { closeMs = CLOSE_MS }) => {
  let isClosing = false;
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    deadline = setTimeout(() => app.server.closeAllConnections(), closeMs);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing || request.routeOptions.config.answersWhileClosing) return done();
    sendError(new ApiError('busy', 'The site is about to end.'), request, reply);
  });
});
