import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';

/** Seconds; cached answers take less than the first. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function measureInstance(app: FastifyInstance): void {
  const { registry } = app.metrics;
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response is sent or its client has gone, by pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.requestEnds.listen(({ request, status, durationMs }) => {
    // Not the address itself: each one would be a series.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: status ?? 'none' }, durationMs / 1_000);
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have no complete response yet',
    registers,
    collect() {
      this.set(app.requestEnds.inFlight());
    },
  });
  new Gauge({
    name: 'http_connections_open',
    help: 'Open connections',
    registers,
    async collect() {
      this.set(await countConnections(app));
    },
  });
  const dropped = new Counter({
    name: 'http_connections_dropped_total',
    help: 'Connections closed at once because too many are open',
    registers,
  });
  app.server.on('drop', () => dropped.inc());
}

const countConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/**
 * Measures `app` from now on and serves the figures at `/metrics` on a port of their own, in the format of Prometheus,
 * until `app` closes; port 0 picks a free one. Resolves to the address. Rejects when the port is in use.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  const { registry } = app.metrics;
  measureInstance(app);
  const server = Fastify();
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onClose', async () => {
    await server.close();
    registry.clear();
  });
  return server.listen({ host, port });
}
