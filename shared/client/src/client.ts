import { CACHE_STALE_MS } from '@holeshot/contract';
import { type Failure, toFailure } from './fetch-error';
import { type Fetch, getJson } from './fetch-json';
import type { Query } from './query';

/** A part of a page that may fail without taking the page along. */
export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface Client {
  /** The model object, from memory when it is younger than 100,000 ms. Throws `FetchError`. */
  get<T>(query: Query<T>, options?: { cache: boolean }): Promise<T>;
  /** As `get`, with a failure as a value. */
  settle<T>(query: Query<T>, options?: { cache: boolean }): Promise<Settled<T>>;
  /** Starts fetching replies that a page is about to ask for; failures show when it asks. */
  prefetch(paths: readonly string[]): void;
  /**
   * Asks again for replies, past the memory: the browser revalidates them by ETag, so that what has not changed
   * costs a 304. True when any differs from what was kept. Throws `FetchError`, and keeps what it had.
   */
  refresh(paths: readonly string[]): Promise<boolean>;
  /** Forgets every kept reply. */
  clear(): void;
}

interface ClientParts {
  fetch: Fetch;
  /** `fetch` answers in the same process, so that replies need no check: tests hold them against the contract. */
  isOwnServer?: boolean;
  now?: () => number;
}

/**
 * The site's one way to its API. `fetch` and `now` (ms) are handed in: the server reads in-process,
 * tests read from memory. One client holds one cache; the shell makes it once per page.
 */
export function createClient({ fetch, isOwnServer = false, now = Date.now }: ClientParts): Client {
  const kept = new Map<string, { atMs: number; json: Promise<unknown> }>();

  const request = (path: string): Promise<unknown> => {
    const entry = { atMs: now(), json: getJson(fetch, path, { cache: true }) };
    kept.set(path, entry);
    entry.json.catch(() => {
      if (kept.get(path) === entry) kept.delete(path);
    });
    return entry.json;
  };

  const read = (path: string): Promise<unknown> => {
    const entry = kept.get(path);
    return entry && now() - entry.atMs < CACHE_STALE_MS ? entry.json : request(path);
  };

  const refreshOne = async (path: string): Promise<boolean> => {
    const before = await kept.get(path)?.json.catch(() => undefined);
    const atMs = now();
    const json = await getJson(fetch, path, { cache: true });
    kept.set(path, { atMs, json: Promise.resolve(json) });
    return JSON.stringify(json) !== JSON.stringify(before);
  };

  const client: Client = {
    async get(query, options = { cache: true }) {
      const json = options.cache ? await read(query.path) : await getJson(fetch, query.path, options);
      return query.parse(json, isOwnServer);
    },
    async settle(query, options) {
      try {
        return { ok: true, value: await client.get(query, options) };
      } catch (error) {
        return { ok: false, failure: toFailure(error, query.path) };
      }
    },
    prefetch(paths) {
      for (const path of paths) read(path).catch(() => undefined);
    },
    async refresh(paths) {
      const changes = await Promise.all(paths.map(refreshOne));
      return changes.includes(true);
    },
    clear: () => kept.clear(),
  };
  return client;
}
