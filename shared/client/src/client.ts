import { CACHE_STALE_MS } from '@holeshot/contract';
import { type Failure, toFailure } from './fetch-error';
import { type Fetch, getJson, sendJson, type WriteMethod } from './fetch-json';
import type { Query } from './query';

/** The result of a call that may fail without failing the page. */
export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface Client {
  /** Returns the model object, from the cache when it is younger than 100,000 ms (R53). Throws `FetchError`. */
  get<T>(query: Query<T>, options?: { cache: boolean }): Promise<T>;
  /** Like `get`, but returns a failure instead of throwing. */
  settle<T>(query: Query<T>, options?: { cache: boolean }): Promise<Settled<T>>;
  /** Starts fetching replies that a page is about to request. Errors are reported by the later `get`. */
  prefetch(paths: readonly string[]): void;
  /**
   * Fetches replies again, past the cache; the browser revalidates them by ETag, so an unchanged reply costs a 304.
   * Returns whether any reply changed. Throws `FetchError` and keeps the cached reply.
   */
  refresh(paths: readonly string[]): Promise<boolean>;
  /** Writes, with a JSON body if there is one. Returns the reply's text. Throws `FetchError`. */
  send(method: WriteMethod, path: string, body?: unknown): Promise<string>;
  /** Clears the cache. */
  clear(): void;
}

interface ClientOptions {
  /** the browser's `fetch`, or an in-process call on the server */
  fetch: Fetch;
  /** skips the validation of replies: `fetch` calls the server in this process, whose replies are tested */
  isOwnServer?: boolean;
  /** current time in ms; a parameter for tests */
  now?: () => number;
}

/** Creates an API client with a cache of its own. The shell creates one per page, the server one per request. */
export function createClient({ fetch, isOwnServer = false, now = Date.now }: ClientOptions): Client {
  const cache = new Map<string, { atMs: number; json: Promise<unknown> }>();

  const request = (path: string): Promise<unknown> => {
    const entry = { atMs: now(), json: getJson(fetch, path, { cache: true }) };
    cache.set(path, entry);
    entry.json.catch(() => {
      if (cache.get(path) === entry) cache.delete(path);
    });
    return entry.json;
  };

  const read = (path: string): Promise<unknown> => {
    const entry = cache.get(path);
    return entry && now() - entry.atMs < CACHE_STALE_MS ? entry.json : request(path);
  };

  const refreshOne = async (path: string): Promise<boolean> => {
    const previous = await cache.get(path)?.json.catch(() => undefined);
    const atMs = now();
    const json = await getJson(fetch, path, { cache: true });
    cache.set(path, { atMs, json: Promise.resolve(json) });
    return JSON.stringify(json) !== JSON.stringify(previous);
  };

  const client: Client = {
    async get(query, options = { cache: true }) {
      const json = options.cache ? await read(query.path) : await getJson(fetch, query.path, options);
      return query.parse(json, { validate: !isOwnServer });
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
    send: (method, path, body) => sendJson(fetch, method, path, body),
    clear: () => cache.clear(),
  };
  return client;
}
