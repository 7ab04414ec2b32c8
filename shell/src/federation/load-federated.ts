import type { PageState } from '@holeshot/contract';
import { hasContainer, openContainer, prefetchScript, runScript } from './container';
import { createRemoteLoader, type LoadRemote } from './remote-loader';

/** How the shell gets at remotes. The bench's single bundle hands in another one. */
export interface RemoteSource {
  load: LoadRemote;
  /** starts fetching what a route of a remote needs, and a lazy part of it */
  preload: (routeId: string, part: string | null) => void;
}

/** Remotes as federated containers of the builds that the page names. */
export const loadFederated =
  (nonce: string | undefined) =>
  ({ remotes }: PageState): RemoteSource => ({
    load: createRemoteLoader({
      remotes,
      hasContainer,
      openContainer,
      runScript: (build, timeoutMs) => runScript(build.entry, { nonce, timeoutMs }),
      now: () => performance.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random()))),
    }),
    preload(routeId, part) {
      const remote = remotes.find(({ chunks }) => routeId in chunks);
      if (!remote) return;
      // a page that keeps its loader in a chunk of its own calls that part `load`
      const chunks = [routeId, `${routeId}.load`, `${routeId}.${part}`].flatMap(
        (id) => remote.chunks[id] ?? [],
      );
      for (const url of [remote.entry.url, ...chunks]) prefetchScript(url);
    },
  });
