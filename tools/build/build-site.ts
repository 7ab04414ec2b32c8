import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { buildAll } from './build-all';

/** Builds shell and remotes and notes them in `current.json`, from which a starting server takes them up. */
export async function buildSite(): Promise<void> {
  const manifests = await buildAll({ log: (line) => console.log(line) });
  const current = manifests.map(({ name, buildId, entry }) => [
    name,
    { buildId, integrity: entry.integrity },
  ]);
  await writeFile(
    path.join(buildsFolder, 'current.json'),
    `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`,
  );
}
