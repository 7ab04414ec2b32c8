import { LRUCache } from 'lru-cache';
import { isDatabaseAway, type Scope } from '../database';
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

/** A value, with its age while the database does not answer. */
export interface AgedValue<T> {
  value: T;
  /** when the value was last known to be right (ms) */
  staleSinceMs?: number;
}

/** Values that are made once for as long as the data they are made from stays the same. */
export interface RevisionCache<T> {
  /** The value of `make`, from memory if it can be; concurrent callers share it. A failure is not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** As `get`; while the database does not answer, the last value in memory, if there is one. */
  getOrLast(key: string, make: () => Promise<T>): Promise<AgedValue<T>>;
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
  /** when the current values were last found to be right */
  let checkedAtMs = 0;

  const get = async (key: string, make: () => Promise<T>): Promise<T> => {
    const period = cacheMs ? Math.floor(Date.now() / cacheMs) : '';
    const values = await readCache.get(`${name} ${period}`, scopes, createValues);
    if (values.has(key)) hits += 1;
    else misses += 1;
    const value = await values.forceFetch(key, { context: make });
    current = values;
    checkedAtMs = Date.now();
    return value;
  };
  return {
    get,
    async getOrLast(key, make) {
      try {
        return { value: await get(key, make) };
      } catch (error) {
        const last = isDatabaseAway(error) ? current?.get(key) : undefined;
        if (!last) throw error;
        return { value: last, staleSinceMs: checkedAtMs };
      }
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
