import { LRUCache } from 'lru-cache';
import type { CacheFigures } from './metrics';

/** What an entry takes beside its value and key: places in the cache's lists, and the objects around the value. */
const OVERHEAD_BYTES = 500;

/** A cache that is bounded by the memory it takes: the entries used longest ago leave first. */
export interface SizedCache<T extends object> {
  get(key: string): T | undefined;
  /** Measures the value. One that is larger than the cache is not kept. */
  set(key: string, value: T): void;
  /** Measures the value of a key again, after it has grown, unless it was replaced meanwhile. */
  remeasure(key: string, value: T): void;
  /** Counts a read that the cache answered, or could not answer. */
  count(isHit: boolean): void;
  figures(): CacheFigures;
}

interface SizedCacheOptions<T> {
  maxBytes: number;
  /** bytes of memory that a value takes */
  sizeOf: (value: T) => number;
}

export function createSizedCache<T extends object>({
  maxBytes,
  sizeOf,
}: SizedCacheOptions<T>): SizedCache<T> {
  const cache = new LRUCache<string, T>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (value, key) => sizeOf(value) + bytesOfText(key) + OVERHEAD_BYTES,
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

/** Bytes that a text takes in memory: V8 stores one byte for each character, or two when one is beyond Latin-1. */
export const bytesOfText = (text: string): number => text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1);
