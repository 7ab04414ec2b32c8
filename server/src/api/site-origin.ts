import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error';
import { sendError } from './error-replies';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme and host of the site, for absolute addresses in pages and feeds. */
    readonly siteOrigin: string;
  }
}

/** A name or an IPv4 address, or an IPv6 address in brackets, and a port. */
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const checkedHosts = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (text) => HOST.test(text) && URL.canParse(`http://${text}`),
});

/** HTTP allows one host, which may be empty, and none in HTTP/1.0. */
function isHostValid({ httpVersion, rawHeaders }: FastifyRequest['raw']): boolean {
  let count = 0;
  let host = '';
  // names and values in turn
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'host') continue;
    count += 1;
    host = rawHeaders[index + 1] ?? '';
  }
  if (count === 0) return httpVersion === '1.0';
  return count === 1 && (host === '' || checkedHosts.memo(host));
}

/**
 * Decorates requests with `siteOrigin`: that of `publicUrl`. Without it, it is the request's host if `usesHost`,
 * otherwise localhost: a visitor can send any host, and a proxy a different one, so a public site must not use it.
 * Requests with an invalid host are refused.
 */
export const siteOrigin = fastifyPlugin<{ publicUrl: string | undefined; usesHost: boolean }>(
  async (app, { publicUrl, usesHost }) => {
    let ownOrigin = publicUrl === undefined ? 'http://localhost' : new URL(publicUrl).origin;
    app.server.once('listening', () => {
      const address = app.server.address();
      if (publicUrl === undefined && typeof address === 'object' && address) ownOrigin += `:${address.port}`;
    });
    app.decorateRequest('siteOrigin', {
      getter(this: FastifyRequest) {
        const { host } = this.headers;
        return publicUrl === undefined && usesHost && host ? `http://${host}` : ownOrigin;
      },
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (isHostValid(request.raw)) return done();
      sendError(new ApiError('bad-parameter', 'The header Host is malformed.'), request, reply);
    });
  },
);
