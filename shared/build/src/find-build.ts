import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, buildManifestSchema } from '@holeshot/contract/wire';
import type { BuildSet } from './build-set';

/** The manifest of a finished build; undefined while there is none. */
export function findBuild({ folder }: BuildSet): BuildManifest | undefined {
  const file = path.join(folder, 'manifest.json');
  return existsSync(file) ? buildManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
