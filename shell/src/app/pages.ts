import type { RemoteName } from '@holeshot/contract';
import { type PageModule, type RemoteModule, withRetry } from '@holeshot/platform';
import { RemoteUnavailable } from '../federation/remote-loader';

/** The pages of the remotes: opened once, then at hand. */
export interface Pages {
  /** Loads the remote and the page's code. Throws `RemoteUnavailable` when either does not come; the next call tries again. */
  open: (remote: RemoteName, routeId: string) => Promise<PageModule>;
  /** A page that was opened; undefined before. */
  find: (routeId: string) => PageModule | undefined;
}

export function createPages(load: (name: RemoteName) => Promise<RemoteModule>): Pages {
  const opened = new Map<string, PageModule>();
  return {
    find: (routeId) => opened.get(routeId),
    async open(remote, routeId) {
      const known = opened.get(routeId);
      if (known) return known;
      const open = (await load(remote)).pages[routeId];
      if (!open) throw new RemoteUnavailable(remote, [`it has no page ${routeId}`]);
      const { page } = await withRetry(open).catch((error: unknown) => {
        throw new RemoteUnavailable(remote, [error instanceof Error ? error.message : String(error)]);
      });
      opened.set(routeId, page);
      return page;
    },
  };
}
