import type { PageState, RemoteBuild } from '@holeshot/contract';
import { hasContainer, openContainer } from './container';
import { createLazyLoader } from './lazy-loader';
import { prefetchScript } from './prefetch-script';
import { createRemoteLoader, type LoadRemote } from './remote-loader';
import type { OpenRemote } from './runtime';
import { openShareScope } from './share-scope';

/** Where the shell loads remotes from. The benchmark's single bundle has a source of its own. */
export interface RemoteSource {
  load: LoadRemote;
  /** Prefetches the chunks of a route, and of one of its lazy parts. */
  preload: (routeId: string, part: string | null) => void;
  /** Called when the first page is ready. Fetches what later pages need once the browser is idle. */
  warmUp: () => void;
}

const WARM_UP_AFTER_MS = 1_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads remotes as federated containers, from the builds that the page lists. */
export function createFederatedSource({ remotes }: PageState): RemoteSource {
  const builds = remotes.flatMap((remote): RemoteBuild[] =>
    remote.fallback ? [remote, remote.fallback] : [remote],
  );
  const runtime = createLazyLoader<OpenRemote>(async () => {
    const { createRuntime } = await import(/* webpackChunkName: "federation-runtime" */ './runtime');
    return createRuntime({ scope: await openShareScope(), builds });
  });
  const preloadRuntime = () => {
    // opening a remote loads it again, and reports the error
    runtime.load().catch(() => undefined);
  };

  return {
    load: createRemoteLoader({
      remotes,
      async open(build) {
        if (!runtime.isLoaded() && hasContainer(build.global)) return openContainer(build.global);
        return (await runtime.load())(build);
      },
      now: () => performance.now(),
      wait,
    }),
    preload(routeId, part) {
      const remote = remotes.find(({ chunks }) => routeId in chunks);
      if (!remote) return;
      if (!hasContainer(remote.global)) preloadRuntime();
      // a page may have its loader in a chunk of its own, named `load`
      const chunks = [routeId, `${routeId}.load`, `${routeId}.${part}`].flatMap(
        (id) => remote.chunks[id] ?? [],
      );
      for (const url of [remote.entry.url, ...chunks]) prefetchScript(url);
    },
    warmUp() {
      // Safari has no requestIdleCallback
      const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => callback());
      setTimeout(() => whenIdle(preloadRuntime), WARM_UP_AFTER_MS);
    },
  };
}
