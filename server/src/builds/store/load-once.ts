import { LRUCache } from 'lru-cache';

export type LoadOnce = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Returns a function that loads each value once, and caches the last `max`. Failures are not cached. */
export function createLoadOnce(max: number): LoadOnce {
  const kept = new LRUCache<string, Promise<unknown>>({ max });
  return <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
