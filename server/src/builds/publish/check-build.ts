import type { SlotName } from '@holeshot/contract';
import { type BuildManifest, buildManifestSchema } from '@holeshot/contract/wire';
import { ApiError } from '../../api/api-error';
import { ArchiveFault, type BuildFiles, readArchive } from '../store/build-archive';
import { findFileFaults, findSizeFaults } from './check-files';
import { findFitFaults, type StableBuilds } from './check-fit';

const MAX_FAULTS = 20;

const refuse = (faults: readonly string[]): ApiError =>
  new ApiError('bad-parameter', faults.slice(0, MAX_FAULTS).join('\n'));

/**
 * Reads the zip of a build of `name` and checks it against the `stable` builds. Rejects with `ApiError`
 * (bad-parameter), which has one line per fault.
 */
export async function checkBuild(
  name: SlotName,
  archive: Uint8Array,
  stable: StableBuilds,
): Promise<{ manifest: BuildManifest; files: BuildFiles }> {
  const files = readFiles(archive);
  const manifest = readManifest(files);
  const nameFaults = findNameFaults(name, manifest);
  if (nameFaults.length > 0) throw refuse(nameFaults);
  const faults = [
    ...(await findFileFaults(name, manifest, files)),
    ...findFitFaults(manifest, stable),
    ...findSizeFaults(manifest, files),
  ];
  if (faults.length > 0) throw refuse(faults);
  return { manifest, files };
}

function readFiles(archive: Uint8Array): BuildFiles {
  try {
    return readArchive(archive);
  } catch (error) {
    throw error instanceof ArchiveFault ? refuse([error.message]) : error;
  }
}

function readManifest(files: BuildFiles): BuildManifest {
  const bytes = files.get('manifest.json');
  if (!bytes) throw refuse(['The zip has no manifest.json.']);
  const result = buildManifestSchema.safeParse(parseJson(bytes));
  if (result.success) return result.data;
  throw refuse(
    result.error.issues.map(
      ({ path, message }) => `manifest.json, ${path.join('.') || 'as a whole'}: ${message}.`,
    ),
  );
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw refuse(['manifest.json is not JSON.']);
  }
}

/** Whether all metadata of the build name `name`. */
function findNameFaults(name: SlotName, { name: given, buildId, global, remote }: BuildManifest): string[] {
  if (given !== name) return [`The build is one of ${given}, not of ${name}.`];
  const expected = name === 'shell' ? null : name;
  const expectedGlobal = name === 'shell' ? null : `${name.replaceAll('-', '_')}_${buildId}`;
  return [
    ...((remote?.name ?? null) === expected
      ? []
      : [`The manifest of ${name} has that of ${remote?.name ?? 'no remote'} in it.`]),
    ...(global === expectedGlobal
      ? []
      : [`The container's global is ${global}, and should be ${expectedGlobal}.`]),
  ];
}
