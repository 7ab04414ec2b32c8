import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';

export interface CacheFigures {
  entries: number;
  /** of memory, as the cache counts it */
  bytes: number;
  maxBytes: number;
  /** since the start */
  hits: number;
  /** since the start */
  misses: number;
}

/** Overhead of an entry: places in the cache's lists, and the objects around the value. */
const OVERHEAD_BYTES = 500;

/** An LRU cache that is bounded by memory. */
export interface SizedCache<T extends object> {
  get(key: string): T | undefined;
  /** Measures the value. A value larger than the cache is not stored. */
  set(key: string, value: T): void;
  /** Measures the value of a key again, after it has grown, unless it was replaced meanwhile. */
  remeasure(key: string, value: T): void;
  /** Counts a hit or a miss. */
  count(isHit: boolean): void;
  figures(): CacheFigures;
}

interface SizedCacheOptions<T> {
  maxBytes: number;
  /** bytes of memory that a value takes */
  getSize: (value: T) => number;
}

export function createSizedCache<T extends object>({
  maxBytes,
  getSize,
}: SizedCacheOptions<T>): SizedCache<T> {
  const cache = new LRUCache<string, T>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (value, key) => getSize(value) + getTextBytes(key) + OVERHEAD_BYTES,
  });
  let hits = 0;
  let misses = 0;
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    remeasure(key, value) {
      if (cache.peek(key) !== value) return;
      cache.delete(key);
      cache.set(key, value);
    },
    count(isHit) {
      if (isHit) hits += 1;
      else misses += 1;
    },
    figures: () => ({ entries: cache.size, bytes: cache.calculatedSize, maxBytes, hits, misses }),
  };
}

/** Bytes of a text in memory: V8 stores one byte per character, or two when any is beyond Latin-1. */
export const getTextBytes = (text: string): number => text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1);

const MB_BYTES = 2 ** 20;

/** The share of the cache memory for each kind of content; docs/running.md lists them. */
const SHARES = { answers: 0.5, pages: 0.2, pictures: 0.15, sitemap: 0.1, calendars: 0.05 };

/** Maximum bytes of the cache for each kind of content. */
export type CacheSizes = Record<keyof typeof SHARES, number>;

export const DEFAULT_CACHE_MB = 64;

declare module 'fastify' {
  interface FastifyInstance {
    cacheSizes: CacheSizes;
  }
}

export function getCacheSizes(cacheMb = DEFAULT_CACHE_MB): CacheSizes {
  const getSize = (share: number): number => Math.floor(cacheMb * MB_BYTES * share);
  return {
    answers: getSize(SHARES.answers),
    pages: getSize(SHARES.pages),
    pictures: getSize(SHARES.pictures),
    sitemap: getSize(SHARES.sitemap),
    calendars: getSize(SHARES.calendars),
  };
}

/** Decorates the instance with `cacheSizes`, which share `cacheMb`. */
export const cacheSizes = fastifyPlugin<{ cacheMb: number | undefined }>(async (app, { cacheMb }) => {
  app.decorate('cacheSizes', getCacheSizes(cacheMb));
});
