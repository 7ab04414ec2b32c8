import fastifyPlugin from 'fastify-plugin';

/** How long requests in progress may take once the site is to end. */
const CLOSE_MS = 10_000;

/** Options of Fastify that bound how long a client may take. */
export const CONNECTION_OPTIONS = {
  /** a whole request, its body included */
  requestTimeout: 30_000,
  /** of a connection on which nothing moves during a request; twice that, when its client stops to read an answer */
  connectionTimeout: 60_000,
  /** between two requests; longer than the usual balancer's, which would else use a connection that was just closed */
  keepAliveTimeout: 72_000,
  http: {
    // `siteOrigin` answers a request without a host, as the contract says
    requireHostHeader: false,
    headersTimeout: 10_000,
    /** how often Node looks for connections that are over these limits */
    connectionsCheckingInterval: 2_000,
  },
  // What comes on open connections while the site closes is answered: see `orderlyClose`.
  return503OnClosing: false,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the instance is about to stop: it still answers. */
    isClosing(): boolean;
    /** Says that the instance is about to stop, while it still accepts connections: balancers stop to send requests. */
    startClosing(): void;
  }
}

/**
 * While the instance closes, requests are answered as before, also those that come on connections that are open: a
 * balancer cannot know. Each answer is the last one of its connection. After `closeMs` all connections are destroyed.
 */
export const orderlyClose = fastifyPlugin<{ closeMs?: number }>(async (app, { closeMs = CLOSE_MS }) => {
  let isClosing = false;
  let deadline: NodeJS.Timeout | undefined;
  app.decorate('isClosing', () => isClosing);
  app.decorate('startClosing', () => {
    isClosing = true;
  });
  app.addHook('preClose', async () => {
    app.startClosing();
    deadline = setTimeout(() => app.server.closeAllConnections(), closeMs);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
});
