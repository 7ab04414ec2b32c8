import { randomBytes } from 'node:crypto';
import type { PageConfig } from '@holeshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text';
import { createPageCache } from './page-cache';
import { createPageRenderer, NONCE_MARK, type RenderedPage } from './render-page';
import type { OriginOf } from './request-origin';
import type { Resolution } from './resolve';
import { pagePolicy } from './security-headers';

interface PageParts {
  /** the builds that a visit gets */
  resolve: () => Promise<Resolution>;
  /** answers a public GET in-process */
  readPublic: (path: string) => Promise<{ status: number; body: string; etag: string }>;
  config: PageConfig;
  originOf: OriginOf;
}

/** Answers every address that is not the API's or a file's with a page. */
export function createPageSender({ resolve, readPublic, config, originOf }: PageParts) {
  const render = createPageRenderer();
  const cache = createPageCache({ etagOf: async (path) => (await readPublic(path)).etag });

  const pageFor = async (request: FastifyRequest): Promise<RenderedPage> => {
    const resolution = await resolve();
    const origin = originOf(request);
    // whoever sends a cookie may be signed in, and sees a page of their own
    const key = request.headers.cookie ? undefined : `${resolution.key} ${origin}${request.url}`;
    const kept = key && (await cache.find(key));
    if (kept) return kept;

    const reads = new Map<string, string>();
    const page = await render({
      origin,
      url: request.url,
      resolution,
      config,
      async fetch(path) {
        const { status, body, etag } = await readPublic(path);
        reads.set(path, etag);
        return { status, statusText: '', text: async () => body };
      },
      onFault: (error) => request.log.error(error),
    });
    if (key) cache.keep(key, page, reads);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await pageFor(request);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', page.etag);
    // Without a policy header the kept page goes on with the nonce it was sent with.
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const nonce = randomBytes(16).toString('base64');
    const html = page.html.replaceAll(NONCE_MARK, nonce);
    const { body, encoding } = await compressText(html, request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, config.map))
      .send(body);
  };
}
