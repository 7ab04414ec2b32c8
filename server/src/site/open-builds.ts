import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Builds, type FollowedRegistry, followRegistry } from '../builds/choose/follow-registry';
import type { Resolution } from '../builds/choose/resolve';
import { type BuildStore, createBuildStore } from '../builds/store/build-store';
import { loadBuilds } from '../builds/store/load-builds';
import { type BuildSet, openInThisThread } from '../builds/store/open-set';
import { countPublished, createBuildFetcher } from '../builds/store/published-builds';
import type { Database } from '../database';
import { createRenderThreads } from './render-threads';

type OpenBuilds = Builds & Pick<FollowedRegistry, 'stop'>;

interface BuildOptions {
  database: Database;
  /** absolute folders; `npm run build` writes to the first, published builds are unpacked to the last */
  buildsDirs: readonly [string, ...string[]];
  onError: (error: unknown) => void;
}

/** The builds of a site by its registry, which is followed until `stop`. Rejects when `npm run build` has not run. */
export async function openBuilds({ database, buildsDirs, onError }: BuildOptions): Promise<OpenBuilds> {
  const publishedDir = buildsDirs.at(-1) ?? buildsDirs[0];
  await mkdir(publishedDir, { recursive: true });
  const fetchBuild = createBuildFetcher(database, publishedDir);
  const store = createBuildStore({ folders: buildsDirs, fetchBuild });
  const threads = createRenderThreads({ folders: buildsDirs, onError });
  const openHere = openInThisThread(store);
  const source = await followRegistry({
    database,
    store,
    open: async (set) =>
      (await isOwn(set, store, database, buildsDirs[0])) ? openHere(set) : threads.open(set),
    first: await loadBuilds(database, buildsDirs[0]),
    onError,
    onUnusable: ({ error }) => onError(error),
  });
  const stop = async () => {
    await source.stop();
    await threads.close();
  };
  return { buildsDirs, store, source, stop };
}

/**
 * Whether all builds of a set are from `npm run build`, whose code this process trusts. Their folder alone does not tell: a
 * build that was published from this machine's checkout is there, too.
 */
async function isOwn({ shell, remotes }: BuildSet, store: BuildStore, { db }: Database, ownFolder: string) {
  const builds = [{ name: 'shell', ref: shell }, ...remotes].map(({ name, ref }) => ({
    name,
    buildId: ref.buildId,
  }));
  const folders = await Promise.all(builds.map(({ name, buildId }) => store.folder(name, buildId)));
  if (!folders.every((folder) => folder.startsWith(ownFolder + path.sep))) return false;
  // without an answer, they may have been published
  return (await countPublished(db, builds).catch(() => 1)) === 0;
}

/** Builds that are the same for everybody, without a registry. */
export const fixedBuilds = (
  buildsDirs: OpenBuilds['buildsDirs'],
  resolve: () => Promise<Resolution>,
): OpenBuilds => ({
  buildsDirs,
  store: createBuildStore({ folders: buildsDirs }),
  source: { resolve, hasRollouts: () => false, strike: () => undefined },
  stop: async () => undefined,
});
