import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFoundError } from '../../api/api-error';
import type { Database } from '../../database';
import { findPublisher, type Publisher } from '../../rollouts/publish-tokens';

/** Who sends a request with a publish token. Throws `ApiError` (signed-out) without a token in use. */
export async function requirePublisher(
  { db }: Pick<Database, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Publisher> {
  const publisher = await findPublisher(db, request.headers.authorization, Date.now());
  if (publisher) return publisher;
  reply.header('www-authenticate', 'Bearer');
  throw new ApiError('signed-out', 'The publish token is missing, wrong or revoked.');
}

/**
 * Who sends a request about `/api/deploy/:name/…`. Throws `ApiError`: signed-out without a token in use, forbidden with
 * that of another name, not-found for a name that the site does not have.
 */
export async function getPublisher(
  database: Pick<Database, 'db'>,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<Publisher> {
  const publisher = await requirePublisher(database, request, reply);
  const { name } = request.params;
  if (!CHANNEL_NAMES.some((known) => known === name)) throw notFoundError('remote', 'name');
  if (publisher.name !== name)
    throw new ApiError('forbidden', `This token is for ${publisher.name}, not for ${name}.`, 'name');
  return publisher;
}

/** The names of a site's channels, as the parameter of a route. */
export interface ChannelParams {
  Params: { name: ChannelName };
}
