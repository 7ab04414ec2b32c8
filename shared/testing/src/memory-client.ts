import { type Client, FetchError, toFailure } from '@holeshot/client';

/** A model for a call that stays pending. */
export const PENDING = Symbol('pending');

/** A model for a call that fails with this status. */
export const failedCall = (status: number, statusText: string, url = '/api/public'): FetchError =>
  new FetchError(`${status} ${statusText}`, url, status, null);

/**
 * A client that returns model objects from memory, by API path. A model that is an `Error` is thrown, `PENDING` never
 * resolves, and a missing path throws. Writes return the model of `POST <path>`, `PUT <path>` and so on; a model that
 * is a function is called with the body.
 */
export function createMemoryClient(models: Readonly<Record<string, unknown>>): Client {
  const lastModels = new Map<string, unknown>();
  const load = (path: string): Promise<unknown> => {
    if (!(path in models)) return Promise.reject(new Error(`The test has no model for ${path}`));
    const model = models[path];
    lastModels.set(path, model);
    if (model === PENDING) return new Promise(() => undefined);
    return model instanceof Error ? Promise.reject(model) : Promise.resolve(model);
  };
  /** As with the client of the site, a removal is a change and not a failure. */
  const reload = (path: string) =>
    load(path).catch((error) => {
      if (!(error instanceof FetchError && (error.status === 404 || error.status === 410))) throw error;
    });
  return {
    async refresh(paths, also = []) {
      const before = new Map(lastModels);
      try {
        await Promise.all(paths.map(reload));
        const isChanged = paths.some((path) => lastModels.get(path) !== before.get(path));
        if (isChanged) await Promise.all(also.map(reload));
        return isChanged;
      } catch (error) {
        for (const [path, model] of before) lastModels.set(path, model);
        throw error;
      }
    },
    get: (query) => load(query.path) as ReturnType<typeof query.parse>,
    async settle(query) {
      try {
        return { ok: true, value: (await load(query.path)) as Awaited<ReturnType<typeof query.parse>> };
      } catch (error) {
        return { ok: false, failure: toFailure(error, query.path) };
      }
    },
    async send(method, path, body) {
      const model = await load(`${method} ${path}`);
      return typeof model === 'function' ? model(body) : model;
    },
    setPerson: () => undefined,
    prefetch: () => undefined,
    clear: () => undefined,
  };
}
