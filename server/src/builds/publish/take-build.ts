import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Published } from '@holeshot/contract/wire';
import { ApiError } from '../../api/api-error';
import type { Database } from '../../database';
import { type BuildFiles, readArchive, writeBuild } from '../store/build-archive';
import type { BuildStore } from '../store/build-store';
import { findArchive, noteTried, storeBuild } from '../store/published-builds';
import { checkBuild } from './check-build';
import { listStable } from './check-fit';
import type { Publisher } from './publish-tokens';

interface Site {
  database: Database;
  store: BuildStore;
  /** where published builds are unpacked to */
  folder: string;
}

/**
 * Checks, stores and unpacks a build, which nobody gets before a rollout. Publishing it again only updates whether it
 * was tried in a browser. Rejects with `ApiError`: bad-parameter for a build with faults, conflict for other files
 * under the id of a build.
 */
export async function takeBuild(
  { database, store, folder }: Site,
  { name, note }: Publisher,
  { archive, isTried }: { archive: Uint8Array; isTried: boolean },
): Promise<Published> {
  const { manifest, files } = await checkBuild(name, archive, await listStable(database, store, name));
  const { buildId, entry } = manifest;
  const own = await store.folder(name, buildId).catch(() => undefined);
  if (own !== undefined && !(await isInFolder(own, files))) throw otherFiles(name, buildId);
  const isNew = await storeBuild(database.db, { name, manifest, archive, who: note, isTried });
  if (!isNew && !(await isStored(database, name, buildId, files))) throw otherFiles(name, buildId);
  if (!isNew && isTried) await noteTried(database.db, name, buildId);
  if (own === undefined) await writeBuild(folder, { name, buildId }, files);
  return { name, buildId, integrity: entry.integrity, isNew };
}

const otherFiles = (name: string, buildId: string): ApiError =>
  new ApiError(
    'conflict',
    `The site has a build ${buildId} of ${name} with other files: builds are never overwritten.`,
  );

/** Whether a folder has the files of a build; `npm run build` may have written them. */
async function isInFolder(folder: string, files: BuildFiles): Promise<boolean> {
  const same = await Promise.all(
    [...files].map(([file, bytes]) =>
      readFile(path.join(folder, file)).then(
        (own) => own.equals(bytes),
        () => false,
      ),
    ),
  );
  return same.every(Boolean);
}

/** Whether the published build has the same files, regardless of the compression of the zip. */
async function isStored(
  { db }: Database,
  name: string,
  buildId: string,
  files: BuildFiles,
): Promise<boolean> {
  const archive = await findArchive(db, name, buildId);
  const storedFiles = archive ? readArchive(archive) : new Map<string, Uint8Array>();
  return (
    storedFiles.size === files.size &&
    [...files].every(([file, bytes]) => {
      const own = storedFiles.get(file);
      return own !== undefined && Buffer.from(own).equals(bytes);
    })
  );
}
