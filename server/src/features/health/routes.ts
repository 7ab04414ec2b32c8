import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';

/**
 * `GET /api/health` (readiness): 200 when the database answers, 503 otherwise and while the site closes.
 * `GET /api/health/live` (liveness): 200 whenever the process answers.
 */
export const healthRoutes: FastifyPluginAsync<{ version: string }> = async (app, { version }) => {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isClosing()) throw new ApiError('not-ready', 'The site is about to stop.');
    try {
      await app.database.statusDb.execute(sql`select 1`);
    } catch {
      throw new ApiError('not-ready', 'The database does not answer.');
    }
    return { status: 'ready', version };
  });
  app.get('/api/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive', version };
  });
};
