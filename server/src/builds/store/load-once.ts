import { LRUCache } from 'lru-cache';

export type LoadOnce = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Returns a function that loads each value once, and caches the last `max`. Failures are not cached. */
export function createLoadOnce(max: number): LoadOnce {
  const cache = new LRUCache<string, Promise<unknown>>({ max });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}
