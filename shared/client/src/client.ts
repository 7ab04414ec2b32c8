import { CACHE_STALE_MS } from '@holeshot/contract';
import { type Failure, FetchError, toFailure } from './fetch-error';
import { type Fetch, getJson, sendJson, type WriteMethod } from './fetch-json';
import type { Query } from './query';

/** The result of a call that may fail without failing the page. */
export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface Client {
  /** Returns the model object, from the cache when it is younger than 100,000 ms (R53). Throws `FetchError`. */
  get<T>(query: Query<T>, options?: { cache: boolean }): Promise<T>;
  /** Like `get`, but returns a failure instead of throwing. */
  settle<T>(query: Query<T>, options?: { cache: boolean }): Promise<Settled<T>>;
  /** Prefetches responses that a page is about to request. Errors are reported by the later `get`. */
  prefetch(paths: readonly string[]): void;
  /**
   * Refetches `paths`, bypassing the cache, then `also` if a response changed; the browser revalidates by ETag, so an
   * unchanged response costs a 304. Returns whether one changed or was removed. Throws `FetchError` when any fails, and
   * then keeps all cached responses, so that the next call finds the change again.
   */
  refresh(paths: readonly string[], also?: readonly string[]): Promise<boolean>;
  /**
   * Sends a write for the person of `setPerson`, with a JSON body if there is one. Returns the reply's text. Throws
   * `FetchError`, with status 412 when somebody else is signed in.
   */
  send(method: WriteMethod, path: string, body?: unknown): Promise<string>;
  /** Sets the id of the person for whom the page was loaded; null for a visitor, which is the default. */
  setPerson(personId: number | null): void;
  /** Clears the cache. */
  clear(): void;
}

interface ClientOptions {
  /** the browser's `fetch`, or an in-process call on the server */
  fetch: Fetch;
  /** skips the validation of responses: `fetch` calls the server in this process, whose responses are tested */
  isOwnServer?: boolean;
  /** current time in ms; a parameter for tests */
  now?: () => number;
}

/** Creates an API client with a cache of its own. The shell creates one per page, the server one per request. */
export function createClient({ fetch, isOwnServer = false, now = Date.now }: ClientOptions): Client {
  const cache = new Map<string, { atMs: number; json: Promise<unknown> }>();
  let personId: number | null = null;

  const isFresh = ({ atMs }: { atMs: number }) => now() - atMs < CACHE_STALE_MS;

  const request = (path: string): Promise<unknown> => {
    // a tab that visits many pages would keep all their responses
    for (const [key, entry] of cache) if (!isFresh(entry)) cache.delete(key);
    const entry = { atMs: now(), json: getJson(fetch, path, { cache: true }) };
    cache.set(path, entry);
    entry.json.catch(() => {
      if (cache.get(path) === entry) cache.delete(path);
    });
    return entry.json;
  };

  const read = (path: string): Promise<unknown> => {
    const entry = cache.get(path);
    return entry && isFresh(entry) ? entry.json : request(path);
  };

  const refetch = async (path: string) => {
    const previous = await cache.get(path)?.json.catch(() => undefined);
    const atMs = now();
    try {
      const json = await getJson(fetch, path, { cache: true });
      const isChanged = JSON.stringify(json) !== JSON.stringify(previous);
      return { path, entry: { atMs, json: Promise.resolve(json) }, isChanged };
    } catch (error) {
      // a removal is a change, not a failure that a retry can fix
      if (!(error instanceof FetchError && (error.status === 404 || error.status === 410))) throw error;
      return { path, entry: undefined, isChanged: previous !== undefined };
    }
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
    async refresh(paths, also = []) {
      const watched = await Promise.all(paths.map(refetch));
      const isAnyChanged = watched.some(({ isChanged }) => isChanged);
      const others = isAnyChanged ? await Promise.all(also.map(refetch)) : [];
      for (const { path, entry } of [...watched, ...others]) {
        // a slow response is older than that of a later request
        if (!entry) cache.delete(path);
        else if ((cache.get(path)?.atMs ?? entry.atMs) <= entry.atMs) cache.set(path, entry);
      }
      return isAnyChanged;
    },
    send: (method, url, body) => sendJson(fetch, { method, url, body, personId }),
    setPerson(id) {
      personId = id;
    },
    clear: () => cache.clear(),
  };
  return client;
}
