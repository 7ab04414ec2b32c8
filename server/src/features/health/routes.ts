import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';

const config = { access: 'everyone' } as const;

/**
 * `GET /api/health` (readiness): 200 while the database answers and takes writes, 503 otherwise and while the site
 * closes. It sends no query itself, so that checks do not wait for other work. `GET /api/health/live` (liveness): 200
 * whenever the process answers, 503 once it is about to stop.
 */
export const healthRoutes: FastifyPluginAsync<{ version: string }> = async (app, { version }) => {
  app.get('/api/health', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isClosing()) throw new ApiError('not-ready', 'The site is about to stop.');
    if (app.databaseAwaySinceMs() !== undefined)
      throw new ApiError('not-ready', 'The database does not answer.');
    if (app.isDatabaseReadOnly()) throw new ApiError('not-ready', 'The database takes no writes.');
    return { status: 'ready', version };
  });
  app.get('/api/health/live', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isClosing()) throw new ApiError('not-ready', 'The site is about to stop.');
    return { status: 'alive', version };
  });
};
