import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
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

/** HTTP allows one host, which may be empty, and none in HTTP/1.0. */
function isHostValid({ httpVersion, rawHeaders }: FastifyRequest['raw']): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  const [host = ''] = hosts;
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && (host === '' || (HOST.test(host) && URL.canParse(`http://${host}`)));
}

/**
 * Decorates requests with `siteOrigin`: that of `publicUrl`. Without it, it is the host in the request if `usesHost`; a
 * visitor can send any host, and a proxy another than the visitor's, so a public site uses neither: it is localhost
 * then. Requests with a host that is none are refused.
 */
export const siteOrigin = fastifyPlugin<{ publicUrl: string | undefined; usesHost: boolean }>(
  async (app, { publicUrl, usesHost }) => {
    const configured = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
    const getLocalOrigin = () => {
      const address = app.server.address();
      return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
    };
    app.decorateRequest('siteOrigin', {
      getter(this: FastifyRequest) {
        if (configured !== undefined) return configured;
        const { host } = this.headers;
        return usesHost && host ? `http://${host}` : getLocalOrigin();
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      if (isHostValid(request.raw)) return;
      return sendError(new ApiError('bad-parameter', 'The header Host is malformed.'), request, reply);
    });
  },
);
