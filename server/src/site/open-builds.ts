import { mkdir } from 'node:fs/promises';
import { type Builds, type FollowedRegistry, followRegistry } from '../builds/choose/follow-registry';
import type { Resolution } from '../builds/choose/resolve';
import { createBuildStore } from '../builds/store/build-store';
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
    open: async (set) => ((await hasPublished(database, set)) ? threads.open(set) : openHere(set)),
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
 * Whether a build of a set was published, or may have been: this process trusts only the code of `npm run build`. The folder
 * of a build does not tell, because a build that was published from this machine's own checkout is in both.
 */
async function hasPublished({ db }: Database, { shell, remotes }: BuildSet): Promise<boolean> {
  const refs = [{ name: 'shell', ref: shell }, ...remotes];
  const count = countPublished(
    db,
    refs.map(({ name, ref }) => ({ name, buildId: ref.buildId })),
  );
  return (await count.catch(() => 1)) > 0;
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
