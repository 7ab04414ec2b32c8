import fastifyPlugin from 'fastify-plugin';

/** How long requests in progress may take during shutdown. */
const CLOSE_MS = 10_000;

/** Options of Fastify that bound how long a client may take. */
export const CONNECTION_OPTIONS = {
  /** a whole request, its body included */
  requestTimeout: 30_000,
  /** an idle connection during a request; twice that when the client stops reading the response */
  connectionTimeout: 60_000,
  /** between two requests; longer than the usual balancer's, which could otherwise use a connection that was just closed */
  keepAliveTimeout: 72_000,
  http: {
    // `siteOrigin` answers a request without a host, as the contract says
    requireHostHeader: false,
    headersTimeout: 10_000,
    /** how often Node checks these limits */
    connectionsCheckingInterval: 2_000,
  },
  // Requests on open connections are answered during shutdown: see `orderlyClose`.
  return503OnClosing: false,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the instance is about to stop; it still answers. */
    isClosing(): boolean;
    /**
     * Announces that the instance is about to stop, so that balancers stop sending requests. It still accepts
     * connections.
     */
    startClosing(): void;
  }
}

/**
 * While the instance closes, requests are answered as before, also new ones on open connections, because a balancer
 * cannot know. Each answer is the last one of its connection. After `closeMs` all connections are destroyed.
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
