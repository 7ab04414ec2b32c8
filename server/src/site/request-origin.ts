import type { FastifyRequest } from 'fastify';

/** Scheme and host of the site, for absolute addresses in pages and feeds. */
export type OriginOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string;

/**
 * The origin that is set, or the one the visitor asked for. A public site sets it: what a visitor asks for is the
 * visitor's word, and behind a proxy not even that.
 */
export const requestOrigin = (publicUrl: string | undefined): OriginOf => {
  const set = publicUrl && new URL(publicUrl).origin;
  return ({ protocol, host }) => set ?? `${protocol}://${host}`;
};
