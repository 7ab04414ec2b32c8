import type { RemoteBuild, ShareScope } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { readRemote } from './container';
import { pinnedEntries, plainError, reportFailures } from './runtime-plugins';

interface RuntimeOptions {
  scope: ShareScope;
  /** all remotes of the page, with their previous builds */
  builds: readonly RemoteBuild[];
}

export type OpenRemote = (build: RemoteBuild) => Promise<RemoteModule>;

const pauseAbout = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 + Math.random())));

/**
 * Creates Module Federation's runtime with the shell's share scope and the page's remotes. Each build is registered
 * under its container's global, which includes the build id, so two builds of one remote can run in one page.
 */
export function createRuntime({ scope, builds }: RuntimeOptions): OpenRemote {
  const host =
    // exists when the build used FEDERATION_RUNTIME=official
    getInstance() ??
    createInstance({
      name: 'shell',
      remotes: [],
      shared: Object.fromEntries(
        Object.entries(scope).map(([key, versions]) => [key, Object.values(versions)]),
      ),
      shareStrategy: 'loaded-first',
    });
  host.registerPlugins([
    pinnedEntries({ builds, now: () => performance.now(), pause: pauseAbout }),
    reportFailures((message) => console.warn(message)),
  ]);
  host.registerRemotes(
    builds.map(({ global, entry }) => ({
      name: global,
      entry: entry.url,
      entryGlobalName: global,
      type: 'var' as const,
    })),
  );
  return async ({ global }) => {
    const module = await host.loadRemote(`${global}/remote`).catch((error: unknown) => {
      throw plainError(error);
    });
    return readRemote(global, module);
  };
}
