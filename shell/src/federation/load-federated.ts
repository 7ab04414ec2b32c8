import type { PageState } from '@holeshot/contract';
import { hasContainer, openContainer, preloadScript, runScript } from './container';
import { createRemoteLoader, type LoadRemote } from './remote-loader';

/** How the shell gets at remotes. The bench's single bundle hands in another one. */
export interface RemoteSource {
  load: LoadRemote;
  /** starts fetching what a route of a remote needs */
  preload: (routeId: string) => void;
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
    preload(routeId) {
      const remote = remotes.find(({ chunks }) => routeId in chunks);
      if (!remote) return;
      for (const file of [remote.entry, ...(remote.chunks[routeId] ?? [])]) preloadScript(file, nonce);
    },
  });
