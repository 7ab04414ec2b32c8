import { type Client, FetchError, toFailure } from '@holeshot/client';

/** In place of a model: the call never answers. */
export const PENDING = Symbol('pending');

/** In place of a model: the call fails as the API would. */
export const failedCall = (status: number, statusText: string, url = '/api/public'): FetchError =>
  new FetchError(`${status} ${statusText}`, url, status, null);

/**
 * A client that answers from memory: model objects by API path. An `Error` in a model's place is thrown,
 * `PENDING` never answers, and a path that is not there fails with a message that names it.
 */
export function createMemoryClient(models: Readonly<Record<string, unknown>>): Client {
  const given = new Map<string, unknown>();
  const answer = (path: string): Promise<unknown> => {
    if (!(path in models)) return Promise.reject(new Error(`The test has no model for ${path}`));
    const model = models[path];
    given.set(path, model);
    if (model === PENDING) return new Promise(() => undefined);
    return model instanceof Error ? Promise.reject(model) : Promise.resolve(model);
  };
  return {
    async refresh(paths) {
      const before = paths.map((path) => given.get(path));
      const now = await Promise.all(paths.map(answer));
      return now.some((model, index) => model !== before[index]);
    },
    get: (query) => answer(query.path) as ReturnType<typeof query.parse>,
    async settle(query) {
      try {
        return { ok: true, value: (await answer(query.path)) as Awaited<ReturnType<typeof query.parse>> };
      } catch (error) {
        return { ok: false, failure: toFailure(error, query.path) };
      }
    },
    prefetch: () => undefined,
    clear: () => undefined,
  };
}
