import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, buildManifestSchema } from '@holeshot/contract/wire';
import { buildsFolder } from './build-set';
import { developmentId } from './content-id';

/** Returns the manifest of a finished build. */
export function findBuild(folder: string): BuildManifest | undefined {
  const file = path.join(folder, 'manifest.json');
  return existsSync(file) ? buildManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Returns the manifest of the current development build of the shell or a remote. */
export const findDevelopmentBuild = (name: string): BuildManifest | undefined =>
  findBuild(path.join(buildsFolder, name, developmentId(name)));
