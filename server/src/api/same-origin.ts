import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether any origin may send the request, because it is not authenticated by a cookie */
    isCrossOrigin?: boolean;
    /** whether a GET changes something */
    isWriting?: boolean;
  }
}

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request changes nothing, by its method. */
export const isReading = ({ method }: FastifyRequest): boolean => READING_METHODS.has(method);

/** The host of an origin as browsers send it; empty for `null` and for what is no origin. */
const getHost = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Whether a page of this site sent the request. Browsers say so by `Sec-Fetch-Site`, older ones by `Origin`; a program
 * that sends neither has no cookies of a visitor, so there is nothing to forge.
 */
export function isFromThisSite({ headers, siteOrigin }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return [host, new URL(siteOrigin).host].includes(getHost(origin));
}

/** Refuses requests from pages of other sites that would change something on the visitor's behalf (CSRF). */
export const sameOrigin = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { config } = request.routeOptions;
    const isWriting = config.isWriting === true || !isReading(request);
    if (!isWriting || config.isCrossOrigin === true || isFromThisSite(request)) done();
    else done(new ApiError('forbidden', 'Another site sent this request: only pages of this site may.'));
  });
});
