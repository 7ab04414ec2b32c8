import {
  CONTRACT_VERSION,
  REMOTE_NAMES,
  type RemoteBuild,
  type RemoteName,
  type ResolvedRemote,
} from '@holeshot/contract';
import type { BuildManifest, BuildRef, Registry } from '@holeshot/contract/wire';
import type { BuildStore } from './build-store';
import type { ServerRemote, ServerShell } from './shell-interface';

/** What one visit gets: a shell, and one build of each remote that has a usable one. */
export interface Resolution {
  /** equal for equal builds; renderers are kept by it */
  key: string;
  shell: ServerShell;
  shellManifest: BuildManifest;
  /** of the remotes' builds */
  manifests: BuildManifest[];
  /** for the page */
  resolved: ResolvedRemote[];
  /** for rendering */
  servers: ServerRemote[];
}

/**
 * Picks the builds of a visit from the registry. A build whose files are gone or whose contract differs is passed
 * over for the previous one; a remote without any is left out, and `onFault` hears of each.
 * Throws when there is no usable shell.
 */
export async function resolveBuilds(
  registry: Registry,
  store: BuildStore,
  onFault: (message: string) => void,
): Promise<Resolution> {
  const shellRef = registry.shell.stable;
  const [shell, shellManifest, ...remotes] = await Promise.all([
    store.shell(shellRef),
    store.manifest('shell', shellRef),
    ...REMOTE_NAMES.map((name) => usableBuilds(name, registry, store, onFault)),
  ]);
  const found = remotes.filter((remote) => remote.builds.length > 0);
  const resolved = found.map(({ name, builds }) => toResolved(name, builds));
  const servers = found.map(({ name, builds }): ServerRemote => {
    const [first] = builds;
    if (!first) throw new Error(`${name} has no build`);
    return { manifest: first.remote, load: () => store.remote(name, first.ref, shell.provided) };
  });
  const key = [shellRef.buildId, ...resolved.map(({ name, buildId }) => `${name}@${buildId}`)].join(' ');
  const manifests = found.flatMap(({ builds }) => builds.slice(0, 1).map(({ manifest }) => manifest));
  return { key, shell, shellManifest, manifests, resolved, servers };
}

interface UsableBuild {
  ref: BuildRef;
  manifest: BuildManifest;
  remote: NonNullable<BuildManifest['remote']>;
}

async function usableBuilds(
  name: RemoteName,
  registry: Registry,
  store: BuildStore,
  onFault: (text: string) => void,
) {
  const { stable, previous } = registry.remotes[name];
  const tried = await Promise.all(
    [stable, previous].map(async (ref): Promise<UsableBuild | undefined> => {
      if (!ref) return undefined;
      try {
        const manifest = await store.manifest(name, ref);
        const { remote } = manifest;
        if (remote?.contractVersion === CONTRACT_VERSION) return { ref, manifest, remote };
        onFault(
          `${name} ${ref.buildId} speaks contract ${remote?.contractVersion}, the site ${CONTRACT_VERSION}`,
        );
      } catch (error) {
        onFault(`${name} ${ref.buildId}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return undefined;
    }),
  );
  return { name, builds: tried.filter((build) => build !== undefined) };
}

function toResolved(name: RemoteName, [first, second]: UsableBuild[]): ResolvedRemote {
  if (!first) throw new Error(`${name} has no build`);
  const chunks = Object.entries(first.manifest.chunks).map(([id, files]) => [
    id,
    files.map(({ url }) => url),
  ]);
  return {
    name,
    ...describe(first),
    chunks: Object.fromEntries(chunks),
    manifest: first.remote,
    ...(second ? { fallback: describe(second) } : {}),
  };
}

const describe = ({ manifest: { buildId, global, entry } }: UsableBuild): RemoteBuild => ({
  buildId,
  global: global ?? '',
  entry: { url: entry.url, integrity: entry.integrity },
});
