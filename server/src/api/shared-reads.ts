import { LRUCache } from 'lru-cache';
import type { Scope } from '../database';
import type { RevisionWatch } from './revision-watch';

const MOST_READS = 50;

/** What several answers rest on, read once for all of them. What it gives out is shared: nobody may change it. */
export interface SharedReads {
  /** The outcome of `read`, from memory unless one of the scopes was written. A failure is not kept. */
  get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T>;
}

export function createSharedReads(revisions: Pick<RevisionWatch, 'stampOf'>): SharedReads {
  const kept = new LRUCache<string, { stamp: string; value: Promise<object> }>({ max: MOST_READS });
  return {
    async get<T extends object>(key: string, scopes: readonly Scope[], read: () => Promise<T>): Promise<T> {
      // The stamp is older than what is read under it, never newer.
      const stamp = await revisions.stampOf(scopes);
      const entry = kept.get(key);
      if (entry?.stamp === stamp) return entry.value as Promise<T>;
      const value = read();
      kept.set(key, { stamp, value });
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key);
      });
      return value;
    },
  };
}
