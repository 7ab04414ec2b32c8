import type { PageState, RemoteBuild } from '@holeshot/contract';
import { hasContainer, openContainer } from './container';
import { createLazyLoader } from './lazy-loader';
import { type BuildFault, createRemoteLoader, type RemoteLoader, RemoteUnavailable } from './remote-loader';
import type { OpenRemote } from './runtime';
import { openShareScope } from './share-scope';

/** Where the shell loads remotes from. The benchmark's single bundle has a source of its own. */
export interface RemoteSource {
  loader: RemoteLoader;
  /** Prefetches the chunks of a route, and of one of its lazy parts. */
  preload: (routeId: string, part: string | null) => void;
  /** Prefetches the code of later pages. Called when the first page is ready and the browser idle. */
  warmUp: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A build, then its fallbacks, newest first. */
const listBuilds = (build: RemoteBuild | undefined): RemoteBuild[] =>
  build ? [build, ...listBuilds(build.fallback)] : [];

/** Loads remotes as federated containers, from the builds that the page lists. */
export function createFederatedSource(
  { remotes }: PageState,
  report: (fault: BuildFault) => void,
): RemoteSource {
  const deferredScriptsRun = untilDeferredScriptsRan();
  const runtime = createLazyLoader<OpenRemote>(async () => {
    const { createRuntime } = await import(/* webpackChunkName: "federation-runtime" */ './runtime');
    return createRuntime({ scope: await openShareScope(), builds: remotes.flatMap(listBuilds) });
  });
  const warmUp = () => {
    // opening a remote tries again and reports the error
    runtime.load().catch(() => undefined);
  };
  const loader = createRemoteLoader({
    remotes,
    report,
    async open(name, build) {
      // the page's script tags load this build, in order
      if (findScript(build.entry.url)) await deferredScriptsRun;
      if (!runtime.isLoaded() && hasContainer(build.global)) return openContainer(build.global);
      const openRemote = await runtime.load().catch((error: unknown) => {
        throw new RemoteUnavailable(name, [String(error)]);
      });
      return openRemote(build);
    },
    now: () => performance.now(),
    wait,
  });

  return {
    loader,
    preload(routeId, part) {
      const remote = remotes.find(({ chunks }) => routeId in chunks);
      if (!remote || !loader.isInUse(remote)) return;
      if (!hasContainer(remote.global)) warmUp();
      // a page may have its loader in a chunk of its own, named `load`
      const chunks = [routeId, `${routeId}.load`, `${routeId}.${part}`].flatMap(
        (id) => remote.chunks[id] ?? [],
      );
      for (const url of [remote.entry.url, ...chunks]) prefetchScript(url);
    },
    warmUp,
  };
}

/** `interactive` is too early: deferred scripts, such as containers, may still have to run. */
function untilDeferredScriptsRan(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

const prefetchedUrls = new Set<string>();

/** The page's script tag of a file. */
const findScript = (url: string): Element | null => document.querySelector(`script[src="${url}"]`);

/**
 * Fetches a script into the browser's cache. Not with a preload link: when a preload fails, the browser reuses the
 * failure for the script itself.
 */
function prefetchScript(url: string): void {
  if (prefetchedUrls.has(url) || findScript(url)) return;
  prefetchedUrls.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => prefetchedUrls.delete(url));
}
