import type { RemoteName } from '@holeshot/contract';
import { type PageModule, type RemoteModule, withRetry } from '@holeshot/platform';
import { RemoteUnavailable } from '../federation/remote-loader';

/** The pages of the remotes, each loaded once. */
export interface Pages {
  /** Loads the remote and the page's code. Throws `RemoteUnavailable` when either fails; the next call tries again. */
  load: (remote: RemoteName, routeId: string) => Promise<PageModule>;
  /** Returns the page if it is loaded. */
  find: (routeId: string) => PageModule | undefined;
}

export function createPages(loadRemote: (name: RemoteName) => Promise<RemoteModule>): Pages {
  const cache = new Map<string, PageModule>();
  return {
    find: (routeId) => cache.get(routeId),
    async load(remote, routeId) {
      const cached = cache.get(routeId);
      if (cached) return cached;
      const loadPage = (await loadRemote(remote)).pages[routeId];
      if (!loadPage) throw new RemoteUnavailable(remote, [`it has no page ${routeId}`]);
      const { page } = await withRetry(loadPage).catch((error: unknown) => {
        throw new RemoteUnavailable(remote, [error instanceof Error ? error.message : String(error)]);
      });
      cache.set(routeId, page);
      return page;
    },
  };
}
