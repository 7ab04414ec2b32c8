import { LRUCache } from 'lru-cache';
import { isDatabaseAway, type Scope } from '../database';
import type { VersionWatch } from '../database/version-watch';
import type { CacheFigures } from './sized-cache';

const MAX_ENTRIES = 50;

/**
 * Caches reads that several answers share. Cached values are shared: treat them as read-only. Do not use it in a
 * transaction, which could wait for another request's read that waits for the embedded database's only connection.
 */
export interface ReadCache {
  /** The value of `read`, from memory unless one of the scopes was written since. A failure is not cached. */
  get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T>;
}

/** A cache of up to 50 reads, valid for as long as `versions` gives their scopes the same stamp. */
export function createReadCache(versions: Pick<VersionWatch, 'getStamp' | 'guard'>): ReadCache {
  const cache = new LRUCache<string, { stamp: string; value: Promise<object> }>({ max: MAX_ENTRIES });
  return {
    async get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T> {
      // The stamp is taken before the read, so it is never newer than the value.
      const stamp = await versions.getStamp(scopes);
      const entry = cache.get(key);
      if (entry?.stamp === stamp) return entry.value as Promise<T>;
      const value = versions.guard(read);
      cache.set(key, { stamp, value });
      value.catch(() => {
        if (cache.get(key)?.value === value) cache.delete(key);
      });
      return value;
    },
  };
}

interface VersionedCacheOptions<T> {
  /** unique among the caches of the instance */
  name: string;
  /** the data that all values are made from: a write to one of the scopes drops them */
  scopes: readonly Scope[];
  /** the bound of the sum of `getSize` */
  maxSize: number;
  getSize: (value: T) => number;
  /** for values that depend on the time as well: how long they are served */
  cacheMs?: number;
}

/** A value, with its age while the database does not answer. */
export interface AgedValue<T> {
  value: T;
  /** when the value was last known to be current (ms) */
  staleSinceMs?: number;
}

/** Caches values until the data behind them changes. */
export interface VersionedCache<T> {
  /** The cached or new value of `make`, shared by concurrent callers. Failures are not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** As `get`; while the database does not answer, the last value in memory, if there is one. */
  getOrLast(key: string, make: () => Promise<T>): Promise<AgedValue<T>>;
  /** `bytes` is the sum of `getSize` */
  figures(): CacheFigures;
}

/** A cache that takes one entry of `readCache`, however many values it holds. */
export function createVersionedCache<T extends object>(
  readCache: ReadCache,
  { name, scopes, maxSize, getSize, cacheMs }: VersionedCacheOptions<T>,
): VersionedCache<T> {
  const createValues = async () =>
    new LRUCache<string, T, () => Promise<T>>({
      maxSize,
      sizeCalculation: getSize,
      // A waiting caller gets its value even if it is evicted meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    });
  let current: Awaited<ReturnType<typeof createValues>> | undefined;
  let hits = 0;
  let misses = 0;
  /** when the current values were last verified */
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
