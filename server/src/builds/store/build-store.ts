import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getServerFile, type SlotName } from '@holeshot/contract';
import { type BuildManifest, type BuildRef, buildManifestSchema } from '@holeshot/contract/wire';
import { getIntegrity } from './integrity';
import { createLoadOnce } from './load-once';
import type { CodeFile } from './server-code';

/** The most folders and manifests in memory. */
const MAX_PARTS = 200;

/** Files of builds, by name and content id. Each is loaded once; a failure is not cached. */
export interface BuildStore {
  /** The folder of a build. Rejects when there is none. */
  folder: (name: string, buildId: string) => Promise<string>;
  /** The build of that id; undefined when there is none. */
  find: (name: string, buildId: string) => Promise<BuildRef | undefined>;
  /** Rejects when there is no such build, or its entry or manifest is not the one the registry pins. */
  manifest: (name: string, ref: BuildRef) => Promise<BuildManifest>;
  code: (name: SlotName, ref: BuildRef) => Promise<CodeFile>;
}

/** With the integrity, because a development build changes under its id. */
const getKey = ({ buildId, integrity }: BuildRef): string => `${buildId} ${integrity}`;

interface BuildStoreOptions {
  /** absolute; each has `<name>/<build id>/` folders */
  folders: readonly string[];
  /** Called for a build that is in none of the folders; resolves to true once it is. */
  fetchBuild?: (name: string, buildId: string) => Promise<boolean>;
}

/** Finds builds in folders, and caches what it has loaded. */
export function createBuildStore({ folders, fetchBuild }: BuildStoreOptions): BuildStore {
  const once = createLoadOnce(MAX_PARTS);
  const findFolder = async (name: string, buildId: string): Promise<string | undefined> => {
    for (const folder of folders) {
      const candidate = path.join(folder, name, buildId);
      const exists = await access(path.join(candidate, 'manifest.json')).then(
        () => true,
        () => false,
      );
      if (exists) return candidate;
    }
    return undefined;
  };
  const folder = (name: string, buildId: string): Promise<string> =>
    once(`folder ${name} ${buildId}`, async () => {
      const found = await findFolder(name, buildId);
      if (found) return found;
      const isFetched = await fetchBuild?.(name, buildId);
      const fetched = isFetched ? await findFolder(name, buildId) : undefined;
      if (fetched) return fetched;
      throw new Error(`There is no build ${buildId} of ${name}`);
    });
  const readManifest = async (folder: string) => {
    const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
    return { integrity: getIntegrity(text), manifest: buildManifestSchema.parse(JSON.parse(text)) };
  };

  const manifest = (name: string, ref: BuildRef): Promise<BuildManifest> =>
    once(`manifest ${name} ${getKey(ref)}`, async () => {
      const { integrity, manifest: found } = await readManifest(await folder(name, ref.buildId));
      if (found.entry.integrity !== ref.integrity || (ref.manifest ?? integrity) !== integrity)
        throw new Error(`Build ${ref.buildId} of ${name} is not the one the registry pins`);
      return found;
    });

  return {
    folder,
    async find(name, buildId) {
      const found = await folder(name, buildId).catch(() => undefined);
      if (!found) return undefined;
      const { integrity, manifest } = await readManifest(found);
      return { buildId, integrity: manifest.entry.integrity, manifest: integrity };
    },
    manifest,
    async code(name, ref) {
      const { files } = await manifest(name, ref);
      const file = getServerFile(name);
      const key = `${name} ${getKey(ref)}`;
      return { file: path.join(await folder(name, ref.buildId), file), integrity: files?.[file], key };
    },
  };
}
