import { hash } from 'node:crypto';
import {
  type BySlot,
  CONTRACT_VERSION,
  findRouteFaults,
  type RemoteBuild,
  type RemoteManifest,
  type RemoteName,
  type Render,
  type ResolvedRemote,
  type SlotName,
  sortSlotNames,
} from '@holeshot/contract';
import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';
import semver from 'semver';
import type { BuildStore } from '../store/build-store';
import type { OpenSet } from '../store/open-set';
import type { Choices } from './choose-builds';

export interface PageBuild {
  name: SlotName;
  buildId: string;
}

/** The builds of a visit: a shell, and one build of each remote that has a usable one. */
export interface Resolution {
  /** equal for equal builds; the key of cached renderers */
  key: string;
  /** a hash of the key, for browsers */
  id: string;
  /** chosen builds that are unusable */
  unusable: PageBuild[];
  /** the builds of shell and remotes */
  refs: BySlot<BuildRef>;
  render: Render;
  /** site-relative url of the shell's font */
  fontUrl: string;
  shellManifest: BuildManifest;
  /** the shell to use when this one fails; absent when there is none */
  shellFallback?: BuildRef;
  /** of the remotes' builds */
  manifests: BuildManifest[];
  /** for the page */
  resolved: ResolvedRemote[];
}

export const listManifests = ({ manifests }: Pick<Resolution, 'manifests'>): RemoteManifest[] =>
  manifests.flatMap(({ remote }) => remote ?? []);

/**
 * Called for each build that cannot be used. Before a fallback there is a usable build; one of another version may be in
 * another folder or not fit, which is no fault.
 */
export type OnUnusable = (fault: {
  name: string;
  ref: BuildRef;
  error: unknown;
  isFallback?: boolean;
}) => void;

interface ResolveDependencies {
  store: BuildStore;
  open: OpenSet;
  onUnusable: OnUnusable;
}

/**
 * Loads the builds that were chosen for a visit. The next build of a choice replaces one whose files are missing or
 * that is incompatible: another contract, unmet requirements of the shell, routes of another remote. A remote without a
 * usable build is left out. If the next shell supports more remotes, it is used instead. Rejects when there is no
 * usable shell.
 */
export async function resolveBuilds(
  choices: Choices,
  dependencies: ResolveDependencies,
): Promise<Resolution> {
  const { onUnusable } = dependencies;
  const shells = choices.shell?.refs ?? [];
  const remoteCount = listRemotes(choices).length;
  let best: Resolution | undefined;
  let lastError: unknown = new Error('The registry has no shell');
  for (const [index, ref] of shells.entries()) {
    try {
      const resolution = await resolveWith(ref, shells[index + 1], choices, dependencies);
      if (!best || resolution.resolved.length > best.resolved.length) best = resolution;
      if (best.resolved.length === remoteCount) return best;
    } catch (error) {
      lastError = error;
      onUnusable({ name: 'shell', ref, error });
    }
  }
  if (best) return best;
  throw lastError;
}

const listRemotes = (choices: Choices): RemoteName[] =>
  sortSlotNames(Object.keys(choices)).filter((name) => name !== 'shell');

async function resolveWith(
  shell: BuildRef,
  shellFallback: BuildRef | undefined,
  choices: Choices,
  { store, open, onUnusable }: ResolveDependencies,
): Promise<Resolution> {
  const shellManifest = await store.manifest('shell', shell);
  const loaded = await Promise.all(
    listRemotes(choices).map(async (name) => ({
      name,
      builds: await loadUsable(choices[name]?.refs ?? [], { name, shellManifest, store, onUnusable }),
    })),
  );
  const usable = withoutOverlaps(loaded, onUnusable);
  const firsts = usable.map(({ name, build }) => ({ name, ...build }));
  const { render, fontUrl } = await open({
    shell,
    remotes: firsts.map(({ name, ref, remote }) => ({ name, ref, manifest: remote })),
  });
  const key = [
    ...[shellManifest, ...firsts.map(({ manifest }) => manifest)].map(
      ({ name, entry }) => `${name} ${entry.integrity}`,
    ),
    // pages name the builds to fall back to
    ...usable.flatMap(({ fallbacks }) => fallbacks.map(({ ref }) => ref.buildId)),
    ...(shellFallback ? [shellFallback.buildId] : []),
  ].join(' ');
  const refs = { shell, ...Object.fromEntries(firsts.map(({ name, ref }) => [name, ref])) };
  return {
    key,
    unusable: listUnusable(choices, refs),
    id: hash('sha1', key, 'hex').slice(0, 12),
    refs,
    render,
    fontUrl,
    shellManifest,
    ...(shellFallback && { shellFallback }),
    manifests: firsts.map(({ manifest }) => manifest),
    resolved: usable.map(toResolved),
  };
}

function listUnusable(choices: Choices, used: Resolution['refs']): Resolution['unusable'] {
  return sortSlotNames(Object.keys(choices)).flatMap((name) => {
    const buildId = choices[name]?.refs[0]?.buildId;
    return buildId !== undefined && buildId !== used[name]?.buildId ? [{ name, buildId }] : [];
  });
}

interface LoadedRemote {
  name: RemoteName;
  /** best first */
  builds: UsableBuild[];
}

interface UsableRemote {
  name: RemoteName;
  build: UsableBuild;
  /** best first */
  fallbacks: UsableBuild[];
}

/** Leaves out builds whose routes or dialogs another remote has, and remotes without any build. */
function withoutOverlaps(remotes: readonly LoadedRemote[], onUnusable: OnUnusable): UsableRemote[] {
  const usable: UsableRemote[] = [];
  for (const { name, builds } of remotes) {
    const others = usable.map((other) => other.build.remote);
    const [build, ...fallbacks] = builds.filter(({ ref, remote }) => {
      const faults = findRouteFaults([...others, remote]);
      if (faults.length > 0)
        onUnusable({ name, ref, error: new Error(`${name} ${ref.buildId}: ${faults.join(', ')}`) });
      return faults.length === 0;
    });
    if (build) usable.push({ name, build, fallbacks });
  }
  return usable;
}

interface UsableBuild {
  ref: BuildRef;
  manifest: BuildManifest;
  remote: NonNullable<BuildManifest['remote']>;
}

interface LoadOptions extends Pick<ResolveDependencies, 'store' | 'onUnusable'> {
  name: RemoteName;
  shellManifest: BuildManifest;
}

async function loadUsable(
  refs: readonly BuildRef[],
  { name, shellManifest, store, onUnusable }: LoadOptions,
): Promise<UsableBuild[]> {
  const outcomes = await Promise.allSettled(refs.map((ref) => loadBuild(name, ref, shellManifest, store)));
  const firstUsable = outcomes.findIndex(({ status }) => status === 'fulfilled');
  return refs.flatMap((ref, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') return outcome.value;
    onUnusable({ name, ref, error: outcome?.reason, isFallback: firstUsable >= 0 && index > firstUsable });
    return [];
  });
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
  const { remote } = manifest;
  if (remote?.contractVersion !== CONTRACT_VERSION)
    throw new Error(`${build} speaks contract ${remote?.contractVersion}, the site ${CONTRACT_VERSION}`);
  const [missing] = listMissing(manifest, shell);
  if (missing !== undefined) throw new Error(`${build} ${missing}`);
  return { ref, manifest, remote };
}

/** The requirements of a build that the shell does not meet: `requires react ^19.0.0, the shell provides none`. */
export const listMissing = (
  { shared }: Pick<BuildManifest, 'shared'>,
  { provides }: Pick<BuildManifest, 'provides'>,
): string[] =>
  Object.entries(shared).flatMap(([key, range]) => {
    const version = provides[key];
    const isGiven = version !== undefined && semver.satisfies(version, range);
    return isGiven ? [] : `requires ${key} ${range}, the shell provides ${version ?? 'none'}`;
  });

function toResolved({ name, build, fallbacks }: UsableRemote): ResolvedRemote {
  const chunks = Object.entries(build.manifest.chunks).map(([id, files]) => [
    id,
    files.map(({ url }) => url),
  ]);
  // browsers do not need what only affects cached pages
  const routes = build.remote.routes.map(({ query: _, ...route }) => route);
  const manifest = { ...build.remote, routes };
  return { name, ...toRemoteBuild(build, fallbacks), chunks: Object.fromEntries(chunks), manifest };
}

/** A build as a page needs it. */
function toRemoteBuild(
  { manifest: { buildId, global, entry } }: UsableBuild,
  [next, ...others]: readonly UsableBuild[],
): RemoteBuild {
  return {
    buildId,
    global: global ?? '',
    entry: { url: entry.url, integrity: entry.integrity },
    ...(next && { fallback: toRemoteBuild(next, others) }),
  };
}

/** The ids of the builds of a slot that a page may run: the chosen one and its fallbacks. */
export function listBuildIds(
  { shellManifest, shellFallback, resolved }: Resolution,
  name: SlotName,
): string[] {
  if (name === 'shell') return [shellManifest.buildId, ...(shellFallback ? [shellFallback.buildId] : [])];
  const ids: string[] = [];
  let build: RemoteBuild | undefined = resolved.find((remote) => remote.name === name);
  for (; build; build = build.fallback) ids.push(build.buildId);
  return ids;
}

/** The addresses of the site's font, that of the first letters first; none without pages. */
export function listFontUrls(
  resolution: Pick<Resolution, 'fontUrl' | 'shellManifest'> | undefined,
): string[] {
  if (!resolution) return [];
  const urls = Object.values(resolution.shellManifest.assets).map(({ url }) => url);
  const { fontUrl } = resolution;
  return [fontUrl, ...urls.filter((url) => url.endsWith('.woff2') && url !== fontUrl)];
}
