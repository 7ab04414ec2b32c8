import { LRUCache } from 'lru-cache';
import type { Scope } from '../database';
import type { RevisionWatch } from './revision-watch';

const MAX_ENTRIES = 50;

/** Reads that several answers are made from, each done once. Cached values are shared: treat them as read-only. */
export interface ReadCache {
  /** The value of `read`, from memory unless one of the scopes was written since. A failure is not cached. */
  get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T>;
}

/** A cache of up to 50 reads, valid for as long as `revisions` gives their scopes the same stamp. */
export function createReadCache(revisions: Pick<RevisionWatch, 'stampOf' | 'guard'>): ReadCache {
  const cache = new LRUCache<string, { stamp: string; value: Promise<object> }>({ max: MAX_ENTRIES });
  return {
    async get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T> {
      // The stamp is taken before the read, so it is never newer than the value.
      const stamp = await revisions.stampOf(scopes);
      const entry = cache.get(key);
      if (entry?.stamp === stamp) return entry.value as Promise<T>;
      const value = revisions.guard(read);
      cache.set(key, { stamp, value });
      value.catch(() => {
        if (cache.get(key)?.value === value) cache.delete(key);
      });
      return value;
    },
  };
}
