import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache';
import type { PublicRead } from './public-read';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Weak comparison, as RFC 9110 asks of If-None-Match. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Whether the client takes brotli: named, and not refused with a quality of 0. */
function acceptsBrotli(header: string | string[] | undefined): boolean {
  const codings = String(header ?? '')
    .toLowerCase()
    .split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)[\d.]+\s*)?$/.test(coding));
}

/** Sends a kept answer: 304 when the client has it, else plain or in brotli form. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  audience: PublicRead['audience'],
): Promise<FastifyReply> {
  reply.header('etag', answer.etag);
  reply.header('vary', audience === 'everyone' ? 'accept-encoding' : 'accept-encoding, cookie');
  reply.header('cache-control', audience === 'everyone' ? 'public, no-cache' : 'private, no-cache');
  if (isKnown(answer.etag, request.headers['if-none-match'])) return reply.code(304).send();

  reply.type(JSON_TYPE);
  const compressed = acceptsBrotli(request.headers['accept-encoding']) ? await answer.brotli() : undefined;
  if (compressed) reply.header('content-encoding', 'br');
  return reply.send(compressed ?? answer.body);
}
