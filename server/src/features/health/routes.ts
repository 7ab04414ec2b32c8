import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api/api-error';
import type { Database } from '../../database';

/** `GET /api/health`: 200 when the database answers, 503 otherwise. */
export function addHealth(app: FastifyInstance, database: Database, version: string): void {
  app.get('/api/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.db.execute(sql`select 1`);
    } catch {
      throw new ApiError('not-ready', 'The database does not answer.');
    }
    return { status: 'ready', version };
  });
}
