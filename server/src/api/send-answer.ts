import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache';
import type { Audience } from './public-read';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Whether Accept-Encoding names brotli with a quality above 0. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  const codings = String(header ?? '')
    .toLowerCase()
    .split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)[\d.]+\s*)?$/.test(coding));
}

/** Says on a reply how old its data is, in whole seconds, while the database does not answer. */
export function sendAge(reply: FastifyReply, staleSinceMs: number | undefined): void {
  if (staleSinceMs === undefined) return;
  const seconds = Math.max(0, Math.round((Date.now() - staleSinceMs) / 1_000));
  reply.header('age', seconds).header('x-data-age', seconds);
}

/** Sends an answer: 304 when the client has it, else the body, compressed with brotli where the client accepts it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  audience: Audience,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag);
  reply.header('vary', audience === 'everyone' ? 'accept-encoding' : 'accept-encoding, cookie');
  reply.header('cache-control', audience === 'everyone' ? 'public, no-cache' : 'private, no-cache');
  sendAge(reply, answer.staleSinceMs);
  if (matchesEtag(answer.etag, request.headers['if-none-match'])) return reply.code(304).send();

  reply.type(JSON_TYPE);
  const { body, compress } = answer.draw();
  const compressed = acceptsBrotli(request.headers['accept-encoding']) ? await compress() : undefined;
  if (compressed) reply.header('content-encoding', 'br');
  return reply.send(compressed ?? body);
}
