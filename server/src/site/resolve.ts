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
 * Picks the builds of a visit from the registry. A build whose files are gone or that does not go with the shell is
 * passed over for the previous one; a remote without any is left out, and `onFault` hears of each.
 * Throws when there is no usable shell.
 */
export async function resolveBuilds(
  registry: Registry,
  store: BuildStore,
  onFault: (error: unknown) => void,
): Promise<Resolution> {
  const shellRef = registry.shell.stable;
  const [shell, shellManifest] = await Promise.all([
    store.shell(shellRef),
    store.manifest('shell', shellRef),
  ]);
  const remotes = await Promise.all(
    REMOTE_NAMES.map(async (name) => {
      const { stable, previous } = registry.remotes[name];
      const refs = previous ? [stable, previous] : [stable];
      const tried = await Promise.allSettled(refs.map((ref) => usableBuild(name, ref, shellManifest, store)));
      for (const outcome of tried) if (outcome.status === 'rejected') onFault(outcome.reason);
      return {
        name,
        builds: tried.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
      };
    }),
  );
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

/** Throws when the build's files are gone, or it does not go with the shell. */
async function usableBuild(
  name: RemoteName,
  ref: BuildRef,
  shell: BuildManifest,
  store: BuildStore,
): Promise<UsableBuild> {
  const build = `${name} ${ref.buildId}`;
  const manifest = await store.manifest(name, ref).catch((error: unknown) => {
    throw new Error(`${build}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const { remote, provided } = manifest;
  if (remote?.contractVersion !== CONTRACT_VERSION)
    throw new Error(`${build} speaks contract ${remote?.contractVersion}, the site ${CONTRACT_VERSION}`);
  for (const [module, version] of Object.entries(provided)) {
    const own = shell.provided[module];
    if (own !== version)
      throw new Error(`${build} was built against ${module} ${version}, the shell provides ${own}`);
  }
  return { ref, manifest, remote };
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
