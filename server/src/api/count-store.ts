import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_KEYS = 5_000;

/**
 * Counts requests by key, for the rate limit. The library's own store gives concurrent requests the same object, so
 * that each of them sees the count of the last one and all are refused.
 */
export class CountStore implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { count: number; endMs: number }>({ max: MAX_KEYS });

  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const nowMs = Date.now();
    const found = this.#counts.get(key);
    const { count, endMs } = found && found.endMs > nowMs ? found : { count: 0, endMs: nowMs + windowMs };
    this.#counts.set(key, { count: count + 1, endMs });
    callback(null, { current: count + 1, ttl: endMs - nowMs });
  }

  child(): CountStore {
    return new CountStore();
  }
}
