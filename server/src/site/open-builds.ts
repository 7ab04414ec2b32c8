import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Builds, type FollowedRegistry, followRegistry } from '../builds/choose/follow-registry';
import type { PageBuild, Resolution } from '../builds/choose/resolve';
import { createStrikes } from '../builds/choose/strikes';
import { RegistryUnsigned } from '../builds/registry/registry';
import { suspendCandidate } from '../builds/registry/suspend-candidate';
import { type BuildStore, createBuildStore } from '../builds/store/build-store';
import { createInUse, takeUncleanEnds } from '../builds/store/in-use';
import { loadBuilds } from '../builds/store/load-builds';
import { createLoadOnce } from '../builds/store/load-once';
import { createBuildFetcher, isPublished } from '../builds/store/published-builds';
import type { Database } from '../database';
import { createRenderProcesses } from './rendering/render-processes';
import { createSetOpener } from './rendering/render-sets';

/** Builds with their owners. */
const MAX_KNOWN = 200;

type OpenBuilds = Builds & Pick<FollowedRegistry, 'stop'>;

interface BuildOptions {
  database: Database;
  /** absolute folders; `npm run build` writes to the first, published builds are unpacked to the last */
  buildsDirs: readonly [string, ...string[]];
  onError: (error: unknown) => void;
}

/**
 * Follows the registry of a site until `stop`. Suspends a candidate whose process ends three times within a minute, or
 * that was rendered when the site itself last crashed. Rejects when `npm run build` has not run.
 */
export async function openBuilds({ database, buildsDirs, onError }: BuildOptions): Promise<OpenBuilds> {
  const publishedDir = buildsDirs.at(-1) ?? buildsDirs[0];
  await mkdir(publishedDir, { recursive: true });
  const store = createBuildStore({
    folders: buildsDirs,
    fetchBuild: createBuildFetcher(database, publishedDir),
  });
  const suspend = async (build: PageBuild, why: string) => {
    if (await suspendCandidate(database, build, why))
      onError(new Error(`Suspended build ${build.buildId} of ${build.name}: ${why}`));
  };
  for (const build of await takeUncleanEnds(publishedDir))
    await suspend(build, 'The site was ended by force, or by a fault, while it rendered this build.').catch(
      (error: unknown) => {
        if (!(error instanceof RegistryUnsigned)) throw error;
        onError(error);
      },
    );
  const first = await loadBuilds(database, buildsDirs[0]);

  const inUse = createInUse(publishedDir);
  const ends = createStrikes();
  const listeners = new Set<(build: PageBuild) => void>();
  const processes = createRenderProcesses({
    folders: buildsDirs,
    onEnd(owners, reason, pages) {
      const names = owners.map(({ name, buildId }) => `${name} ${buildId}`).join(' and ');
      onError(new Error(`The rendering process of ${names || 'published builds'} ${reason}`));
      for (const build of owners) {
        if (pages === 0) for (const listener of listeners) listener(build);
        if (!ends.add(build.buildId, Math.max(1, pages))) continue;
        // the registry's word takes a moment to come back
        source.avoid(build.buildId);
        suspend(build, `Its rendering process ended three times within a minute; it ${reason}.`).catch(
          onError,
        );
      }
    },
  });
  const areOwn = createOwnership(database, store, buildsDirs[0]);
  const source: FollowedRegistry = await followRegistry({
    database,
    store,
    open: createSetOpener({
      store,
      processes,
      areOwn,
      listCandidates: (builds) => source.listCandidates(builds),
      async admit(candidates) {
        const avoided = candidates.find(({ buildId }) => source.isAvoided(buildId));
        if (avoided) throw new Error(`Build ${avoided.buildId} of ${avoided.name} is avoided for a minute`);
        await Promise.all(candidates.map(inUse.add));
      },
    }),
    first,
    onError,
  });
  const stop = async () => {
    await source.stop();
    processes.close();
    await inUse.clear();
  };
  return { buildsDirs, store, source, stop, watchLateFaults: (listener) => void listeners.add(listener) };
}

/**
 * Whether all builds are from `npm run build`, whose code this process trusts. Their folder does not prove it: a build
 * that was published from this machine's checkout is there, too. The answer never changes, so it is cached.
 */
function createOwnership({ db }: Database, store: BuildStore, ownFolder: string) {
  const once = createLoadOnce(MAX_KNOWN);
  const isOwn = ({ name, buildId }: PageBuild): Promise<boolean> =>
    once(`${name} ${buildId}`, async () => {
      const folder = await store.folder(name, buildId);
      return folder.startsWith(ownFolder + path.sep) && !(await isPublished(db, name, buildId));
    });
  // a build that cannot be checked may have been published
  return async (builds: readonly PageBuild[]): Promise<boolean> =>
    (await Promise.all(builds.map((build) => isOwn(build).catch(() => false)))).every(Boolean);
}

/** Builds that are the same for everybody, without a registry. */
export const fixedBuilds = (
  buildsDirs: OpenBuilds['buildsDirs'],
  resolve: () => Promise<Resolution>,
): OpenBuilds => ({
  buildsDirs,
  store: createBuildStore({ folders: buildsDirs }),
  source: {
    resolve,
    hasRollouts: () => false,
    strike: () => undefined,
    listCandidates: () => [],
    listInRollouts: () => [],
  },
  watchLateFaults: () => undefined,
  stop: async () => undefined,
});
