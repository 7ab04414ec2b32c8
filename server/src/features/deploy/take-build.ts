import type { Published } from '@holeshot/contract/wire';
import { ApiError } from '../../api/api-error';
import type { Database } from '../../database';
import { type BuildFiles, readArchive } from '../../rollouts/build-archive';
import type { Publisher } from '../../rollouts/publish-tokens';
import { findArchive, storeBuild } from '../../rollouts/published-builds';
import { writeBuild } from '../../rollouts/write-build';
import type { BuildStore } from '../../site/build-store';
import { checkBuild } from './check-build';
import { listStable } from './list-stable';

interface Site {
  database: Database;
  store: BuildStore;
  /** where published builds are unpacked to */
  folder: string;
}

/**
 * Checks, stores and unpacks a build, which nobody gets before a rollout. The same build again changes nothing. Rejects
 * with `ApiError`: bad-parameter for a build with faults, conflict for another content under the id of a build.
 */
export async function takeBuild(
  { database, store, folder }: Site,
  { name, note }: Publisher,
  archive: Uint8Array,
): Promise<Published> {
  const { manifest, files } = await checkBuild(name, archive, await listStable(database, store, name));
  const { buildId, entry } = manifest;
  const published = { name, buildId, integrity: entry.integrity };
  const local = await store.folder(name, buildId).then(
    () =>
      store.manifest(name, published).then(
        () => true,
        () => false,
      ),
    () => undefined,
  );
  if (local === false) throw otherContent(name, buildId);
  const isNew = await storeBuild(database.db, { name, manifest, archive, who: note });
  if (!isNew && !(await hasFiles(database, name, buildId, files))) throw otherContent(name, buildId);
  if (local === undefined) await writeBuild(folder, { name, buildId }, files);
  return { ...published, isNew };
}

const otherContent = (name: string, buildId: string): ApiError =>
  new ApiError(
    'conflict',
    `The site has a build ${buildId} of ${name} with other files: builds are never overwritten.`,
  );

/** Whether the published build has the same files; how they are compressed in the zip does not matter. */
async function hasFiles(
  { db }: Database,
  name: string,
  buildId: string,
  files: BuildFiles,
): Promise<boolean> {
  const archive = await findArchive(db, name, buildId);
  const stored = archive ? readArchive(archive) : new Map<string, Uint8Array>();
  return (
    stored.size === files.size &&
    [...files].every(([file, bytes]) => {
      const own = stored.get(file);
      return own !== undefined && Buffer.from(own).equals(bytes);
    })
  );
}
