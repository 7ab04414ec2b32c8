import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FramedContext } from './admin-page';

/** A page of the admin area may load files of this site only, and only pages of this site may frame it. */
const getPolicy = (scriptIntegrity: string | undefined): string =>
  [
    "default-src 'none'",
    ...(scriptIntegrity === undefined ? [] : [`script-src '${scriptIntegrity}'`, "connect-src 'self'"]),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Sends a whole page. Nobody stores it; React escapes what people entered. */
export function sendPage(
  reply: FastifyReply,
  page: ReactElement,
  { status = 200, scriptIntegrity }: { status?: number; scriptIntegrity?: string } = {},
): FastifyReply {
  const isFramed = reply.request.headers['sec-fetch-dest'] === 'iframe';
  const html = renderToStaticMarkup(<FramedContext value={isFramed}>{page}</FramedContext>);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': getPolicy(scriptIntegrity),
      'referrer-policy': 'same-origin',
    })
    .send(`<!doctype html>${html}`);
}
