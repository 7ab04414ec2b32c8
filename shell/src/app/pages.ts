import type { RemoteBuild, RemoteName } from '@holeshot/contract';
import { type PageModule, withRetry } from '@holeshot/platform';
import type { RemoteLoader } from '../federation/remote-loader';

/** The pages of the remotes, each loaded once from each build. */
export interface Pages {
  /** Loads the remote and the page's code. Throws `RemoteUnavailable` when either fails; the next call tries again. */
  load: (remote: RemoteName, routeId: string) => Promise<PageModule>;
  /** Returns the page if it is loaded. */
  find: (routeId: string) => PageModule | undefined;
  /** Returns the build that the page was loaded from. */
  findBuild: (routeId: string) => RemoteBuild | undefined;
  /** Called when a page threw. Returns whether an older build can replace it: the caller then loads the page again. */
  crash: (remote: RemoteName, routeId: string, error: unknown) => boolean;
}

export function createPages(loader: RemoteLoader): Pages {
  const cache = new Map<string, { part: PageModule; build: RemoteBuild }>();
  const findBuild = (routeId: string) => cache.get(routeId)?.build;
  return {
    find: (routeId) => cache.get(routeId)?.part,
    findBuild,
    crash(remote, routeId, error) {
      const build = findBuild(routeId);
      return build !== undefined && loader.crash(remote, build, error);
    },
    async load(remote, routeId) {
      const cached = cache.get(routeId);
      if (cached && loader.isInUse(cached.build)) return cached.part;
      const loaded = await loader.load(remote, async ({ pages }) => {
        const loadPage = pages[routeId];
        if (!loadPage) throw new Error(`it has no page ${routeId}`);
        return (await withRetry(loadPage)).page;
      });
      cache.set(routeId, loaded);
      return loaded.part;
    },
  };
}
