import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';
import { ApiError } from './api-error';
import { CountStore } from './count-store';
import { isReading } from './same-origin';

/** Work that costs more than sending a cached answer. */
const WORK = [
  'pages',
  'pictures',
  'searches',
  'writes',
  'syncs',
  'publishes',
  'notifications',
  'reports',
  'signIns',
] as const;
type Work = (typeof WORK)[number];

/** How often an address may cause work per minute; 0 or absent means no limit. */
export type WorkLimits = Partial<Record<Work, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the kind of work of the route; `writes` is the default for API requests that are no reads */
    work?: Work;
  }
  interface FastifyInstance {
    /**
     * Counts work of a request. Throws `ApiError` (too-many) when its address exceeds the limit per minute; the reply
     * says when to try again.
     */
    limitWork(request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void>;
  }
}

/** The kind of work of a request, by route or method. */
function findWork(request: FastifyRequest): Work | undefined {
  const { url = '', config } = request.routeOptions;
  if (config.work) return config.work;
  return !isReading(request) && /^\/api(\/|$)/.test(url) ? 'writes' : undefined;
}

/**
 * Decorates the instance with `limitWork`, and limits API writes before their body is read. Without `limits` there is
 * no limit. Needs `app.metrics`.
 */
export const workLimits = fastifyPlugin<{ limits: WorkLimits | undefined }>(async (app, { limits = {} }) => {
  await app.register(rateLimit, { global: false, store: CountStore });
  const limiters = new Map(
    WORK.map((work) => {
      const max = limits[work] ?? 0;
      return [work, max > 0 ? app.createRateLimit({ max, timeWindow: 60_000 }) : undefined];
    }),
  );
  const counter = new Counter({
    name: 'holeshot_work_total',
    help: 'Work that clients caused, and that was refused because of their limit',
    labelNames: ['work', 'outcome'],
    registers: [app.metrics.registry],
  });
  app.decorate('limitWork', async (request, reply, work) => {
    const count = await limiters.get(work)?.(request);
    const isRefused = count?.isAllowed === false && count.isExceeded;
    counter.inc({ work, outcome: isRefused ? 'refused' : 'done' });
    if (!isRefused) return;
    reply.header('retry-after', count.ttlInSeconds);
    throw new ApiError('too-many', 'Too many requests came from this address. Try again in a minute.');
  });
  app.addHook('onRequest', (request, reply, done) => {
    const work = findWork(request);
    if (work) app.limitWork(request, reply, work).then(() => done(), done);
    else done();
  });
});
