import fastifyPlugin from 'fastify-plugin';

const BYTES_OF_MB = 2 ** 20;

/** Which part of the memory for caches each kind of cached content gets; docs/running.md lists them. */
const SHARES = { answers: 0.5, pages: 0.2, pictures: 0.15, sitemap: 0.1, calendars: 0.05 };

/** Bytes that the cache of each kind of content may take. */
export type CacheSizes = Record<keyof typeof SHARES, number>;

export const DEFAULT_CACHE_MB = 64;

declare module 'fastify' {
  interface FastifyInstance {
    cacheSizes: CacheSizes;
  }
}

/** How `cacheMb` is shared. */
export function sizesOfCaches(cacheMb = DEFAULT_CACHE_MB): CacheSizes {
  const sizeOf = (share: number): number => Math.floor(cacheMb * BYTES_OF_MB * share);
  return {
    answers: sizeOf(SHARES.answers),
    pages: sizeOf(SHARES.pages),
    pictures: sizeOf(SHARES.pictures),
    sitemap: sizeOf(SHARES.sitemap),
    calendars: sizeOf(SHARES.calendars),
  };
}

/** Decorates the instance with `cacheSizes`, which share `cacheMb`. */
export const cacheSizes = fastifyPlugin<{ cacheMb: number | undefined }>(async (app, { cacheMb }) => {
  app.decorate('cacheSizes', sizesOfCaches(cacheMb));
});
