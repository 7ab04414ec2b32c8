import {
  CONTRACT_VERSION,
  REMOTE_NAMES,
  type RemoteBuild,
  type RemoteName,
  type ResolvedRemote,
} from '@holeshot/contract';
import type { BuildManifest, BuildRef, Registry } from '@holeshot/contract/wire';
import semver from 'semver';
import type { BuildStore } from './build-store';
import type { ServerRemote, ServerShell } from './shell-interface';

/** The builds of a visit: a shell, and one build of each remote that has a usable one. */
export interface Resolution {
  /** equal for equal builds; the key of cached renderers */
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
 * Chooses the builds of a visit from the registry. The previous build replaces one whose files are missing or that does
 * not fit the shell; a remote without a usable build is left out. Calls `onError` for each unusable build. Rejects when
 * there is no usable shell.
 */
export async function resolveBuilds(
  registry: Registry,
  store: BuildStore,
  onError: (error: unknown) => void,
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
      const outcomes = await Promise.allSettled(
        refs.map((ref) => loadBuild(name, ref, shellManifest, store)),
      );
      for (const outcome of outcomes) if (outcome.status === 'rejected') onError(outcome.reason);
      return {
        name,
        builds: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
      };
    }),
  );
  const usable = remotes.filter((remote) => remote.builds.length > 0);
  const resolved = usable.map(({ name, builds }) => toResolved(name, builds));
  const servers = usable.map(({ name, builds }): ServerRemote => {
    const [first] = builds;
    if (!first) throw new Error(`${name} has no build`);
    return { manifest: first.remote, load: () => store.remote(name, first.ref, shellRef) };
  });
  const manifests = usable.flatMap(({ builds }) => builds.slice(0, 1).map(({ manifest }) => manifest));
  const key = [shellManifest, ...manifests].map(({ name, entry }) => `${name} ${entry.integrity}`).join(' ');
  return { key, shell, shellManifest, manifests, resolved, servers };
}

interface UsableBuild {
  ref: BuildRef;
  manifest: BuildManifest;
  remote: NonNullable<BuildManifest['remote']>;
}

/**
 * Rejects when the build's files are missing, it has another contract, or the shell lacks a module that it requires.
 */
async function loadBuild(
  name: RemoteName,
  ref: BuildRef,
  shell: BuildManifest,
  store: BuildStore,
): Promise<UsableBuild> {
  const build = `${name} ${ref.buildId}`;
  const manifest = await store.manifest(name, ref).catch((error: unknown) => {
    throw new Error(`${build}: ${error instanceof Error ? error.message : String(error)}`);
  });
  const { remote, shared } = manifest;
  if (remote?.contractVersion !== CONTRACT_VERSION)
    throw new Error(`${build} speaks contract ${remote?.contractVersion}, the site ${CONTRACT_VERSION}`);
  for (const [key, range] of Object.entries(shared)) {
    const version = shell.provides[key];
    if (version === undefined || !semver.satisfies(version, range))
      throw new Error(`${build} requires ${key} ${range}, the shell provides ${version ?? 'none'}`);
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
