import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database';

/** Runs `write` in one transaction, for the admin who sent the request. */
export async function writeAsAdmin<T>(
  request: FastifyRequest,
  write: (tx: Queryable, adminId: number) => Promise<T>,
): Promise<T> {
  const { id } = await request.getPerson();
  return request.server.database.transaction((tx) => write(tx, id));
}
