import rateLimit from '@fastify/rate-limit';
import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';
import { ApiError } from './api-error';
import { CountStore } from './count-store';

/** What costs more than sending a cached answer. */
type Work = 'pages' | 'pictures' | 'searches';

/** How often an address may cause work in a minute; 0 for as often as it likes. */
export type WorkLimits = Record<Work, number>;

const NO_LIMITS: WorkLimits = { pages: 0, pictures: 0, searches: 0 };

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts work that a request causes. Throws `ApiError` (too-many) once its address has caused too much of it in the
     * last minute; the reply then says when to try again.
     */
    limitWork(request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void>;
  }
}

/** Decorates the instance with `limitWork`, which limits nothing without `limits`. Needs `app.metrics`. */
export const workLimits = fastifyPlugin<{ limits: WorkLimits | undefined }>(
  async (app, { limits = NO_LIMITS }) => {
    await app.register(rateLimit, { global: false, store: CountStore });
    const createLimiter = (work: Work) =>
      limits[work] > 0 ? app.createRateLimit({ max: limits[work], timeWindow: 60_000 }) : undefined;
    const limiters = {
      pages: createLimiter('pages'),
      pictures: createLimiter('pictures'),
      searches: createLimiter('searches'),
    };
    const counter = new Counter({
      name: 'holeshot_work_total',
      help: 'Work that clients caused, and that was refused because of their limit',
      labelNames: ['work', 'outcome'],
      registers: [app.metrics.registry],
    });
    app.decorate('limitWork', async (request, reply, work) => {
      const count = await limiters[work]?.(request);
      const isRefused = count?.isAllowed === false && count.isExceeded;
      counter.inc({ work, outcome: isRefused ? 'refused' : 'done' });
      if (!isRefused) return;
      reply.header('retry-after', count.ttlInSeconds);
      throw new ApiError('too-many', 'Too many requests came from this address. Try again in a minute.');
    });
  },
);
