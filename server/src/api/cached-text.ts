import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../database';
import type { ReadCache } from './read-cache';
import { type AgedValue, createRevisionCache, type RevisionCache } from './revision-cache';
import { sendAge } from './send-answer';
import { bytesOfText } from './sized-cache';

/** A text that is sent as it is, such as a feed. */
export interface CachedText {
  body: string;
  etag: string;
}

/** A cache of up to `maxBytes` of texts that are made from data of `scopes`. */
export const createTextCache = (
  readCache: ReadCache,
  { name, scopes, maxBytes }: { name: string; scopes: readonly Scope[]; maxBytes: number },
): RevisionCache<CachedText> =>
  createRevisionCache(readCache, {
    name,
    scopes,
    maxSize: maxBytes,
    sizeOf: ({ body }) => bytesOfText(body) + 1,
  });

/** A text with its ETag. */
export const toCachedText = (body: string): CachedText => ({
  body,
  etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
});

/** Sends a text of that content type with its age, or 304 when the client has it. */
export function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { value: { body, etag }, staleSinceMs }: AgedValue<CachedText>,
  type: string,
): FastifyReply {
  reply.header('etag', etag);
  sendAge(reply, staleSinceMs);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}
