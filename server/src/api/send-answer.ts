import type { FastifyReply, FastifyRequest } from 'fastify';
import { getTextBytes } from '../cache/sized-cache';
import {
  type AgedValue,
  createVersionedCache,
  type ReadCache,
  type VersionedCache,
} from '../cache/versioned-cache';
import type { Scope } from '../database';
import { chooseEncoding } from './accept-encoding';
import type { Answer } from './answer-cache';
import { ENCODINGS } from './compress-once';
import { matchesEtag, strongEtag } from './etag';
import type { Audience } from './public-read';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sets the age of stale data on a reply, in whole seconds. */
export function sendAge(reply: FastifyReply, staleSinceMs: number | undefined): void {
  if (staleSinceMs === undefined) return;
  const seconds = Math.max(0, Math.round((Date.now() - staleSinceMs) / 1_000));
  reply.header('age', seconds).header('x-data-age', seconds);
}

/** Sends an answer: 304 when the client has it, otherwise the body, with brotli if the client accepts it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  audience: Audience,
): Promise<FastifyReply> {
  reply.headers(answer.headers).header('etag', answer.etag);
  reply.header('vary', audience === 'everyone' ? 'accept-encoding' : 'accept-encoding, cookie');
  reply.header('cache-control', audience === 'everyone' ? 'public, no-cache' : 'private, no-cache');
  sendAge(reply, answer.staleSinceMs);
  if (matchesEtag(answer.etag, request.headers['if-none-match'])) return reply.code(304).send();

  reply.type(JSON_TYPE);
  const { body, compress } = answer.draw();
  const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS);
  const compressed = encoding ? await compress(encoding) : undefined;
  if (compressed) reply.header('content-encoding', encoding);
  return reply.send(compressed ?? body);
}

/** A text such as a feed. */
export interface CachedText {
  body: string;
  etag: string;
}

/** A cache of up to `maxBytes` for texts created from data of `scopes`. */
export const createTextCache = (
  readCache: ReadCache,
  { name, scopes, maxBytes }: { name: string; scopes: readonly Scope[]; maxBytes: number },
): VersionedCache<CachedText> =>
  createVersionedCache(readCache, {
    name,
    scopes,
    maxSize: maxBytes,
    getSize: ({ body }) => getTextBytes(body) + 1,
  });

/** A text with its ETag. */
export const toCachedText = (body: string): CachedText => ({ body, etag: strongEtag(body) });

/** Sends the text with its age, or 304 when the client has it. */
export function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { value: { body, etag }, staleSinceMs }: AgedValue<CachedText>,
  type: string,
): FastifyReply {
  reply.header('etag', etag);
  sendAge(reply, staleSinceMs);
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type(type).send(body);
}
