import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';

/** `GET /api/health`: 200 when the database answers, 503 otherwise. */
export const healthRoutes: FastifyPluginAsync<{ version: string }> = async (app, { version }) => {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await app.database.statusDb.execute(sql`select 1`);
    } catch {
      throw new ApiError('not-ready', 'The database does not answer.');
    }
    return { status: 'ready', version };
  });
};
