import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { buildAgent } from './build-agent';
import { buildAll } from './build-all';

/**
 * Builds the sync agent, shell and remotes, and lists the builds of shell and remotes in `current.json`, which the
 * server reads at start.
 */
export async function buildSite(): Promise<void> {
  await buildAgent();
  const manifests = await buildAll({ log: (line) => console.log(line) });
  const current = manifests.map(({ name, buildId, entry }) => [
    name,
    { buildId, integrity: entry.integrity },
  ]);
  const file = path.join(buildsFolder, 'current.json');
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`);
  await rename(`${file}.${process.pid}`, file);
}
