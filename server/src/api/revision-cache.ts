import { LRUCache } from 'lru-cache';
import type { Scope } from '../database';
import type { CacheFigures } from './metrics';
import type { ReadCache } from './read-cache';

interface RevisionCacheOptions<T> {
  /** unique among the caches of the instance */
  name: string;
  /** the data that all values are made from: a write to one of the scopes drops them */
  scopes: readonly Scope[];
  /** the bound of the sum of `sizeOf` */
  maxSize: number;
  sizeOf: (value: T) => number;
  /** for values that depend on the time as well: how long they are served */
  cacheMs?: number;
}

/** Values that are made once for as long as the data they are made from stays the same. */
export interface RevisionCache<T> {
  /** The value of `make`, from memory if it can be; concurrent callers share it. A failure is not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** `bytes` is the sum of `sizeOf` */
  figures(): CacheFigures;
}

/** A cache that takes one entry of `readCache`, however many values it holds. */
export function createRevisionCache<T extends object>(
  readCache: ReadCache,
  { name, scopes, maxSize, sizeOf, cacheMs }: RevisionCacheOptions<T>,
): RevisionCache<T> {
  const createValues = async () =>
    new LRUCache<string, T, () => Promise<T>>({
      maxSize,
      sizeCalculation: sizeOf,
      // A caller that waits for a value gets it, even if other values take its place meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    });
  let current: Awaited<ReturnType<typeof createValues>> | undefined;
  let hits = 0;
  let misses = 0;
  return {
    async get(key, make) {
      const period = cacheMs ? Math.floor(Date.now() / cacheMs) : '';
      const values = await readCache.get(`${name} ${period}`, scopes, createValues);
      current = values;
      if (values.has(key)) hits += 1;
      else misses += 1;
      return values.forceFetch(key, { context: make });
    },
    figures: () => ({
      entries: current?.size ?? 0,
      bytes: current?.calculatedSize ?? 0,
      maxBytes: maxSize,
      hits,
      misses,
    }),
  };
}
