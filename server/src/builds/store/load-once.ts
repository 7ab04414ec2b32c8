import { LRUCache } from 'lru-cache';

/** Loads the value of a key, unless it is loaded already. */
export type LoadOnce = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Returns a function that loads each value once, and keeps the last `max` of them. A failure is not kept. */
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
