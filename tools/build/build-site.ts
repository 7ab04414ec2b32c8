import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildSet, buildsFolder, findBuild, getIntegrity } from '@holeshot/build';
import { type BuildRef, currentBuildsSchema } from '@holeshot/contract/wire';
import { buildAgent } from './build-agent';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { compileBuilds } from './compile-builds';
import { currentBuilds } from './own-builds';

const CURRENT = path.join(buildsFolder, 'current.json');

/**
 * Builds server, sync agent, service worker, shell and remotes. Lists the builds of shell and remotes in
 * `current.json`, which the server reads at start. With `only`, keeps the last builds of others, and builds missing
 * ones.
 */
export async function buildSite({ only }: { only?: string } = {}): Promise<void> {
  await buildServer();
  await buildAgent();
  await buildWorker();
  const last = only === undefined ? {} : await readLastBuilds();
  const isLast = ({ name }: BuildSet): boolean => name !== only && last[name] !== undefined;
  const builds = currentBuilds().filter((build) => !isLast(build));
  const manifests = await compileBuilds({ log: (line) => console.log(line), builds });
  const made = await Promise.all(
    manifests.map(async ({ name, buildId, entry }) => {
      const text = await readFile(path.join(buildsFolder, name, buildId, 'manifest.json'));
      return [name, { buildId, integrity: entry.integrity, manifest: getIntegrity(text) }] as const;
    }),
  );
  const current = { ...last, ...Object.fromEntries(made) };
  await writeFile(`${CURRENT}.${process.pid}`, `${JSON.stringify(current, null, 2)}\n`);
  await rename(`${CURRENT}.${process.pid}`, CURRENT);
}

/** Returns the builds of `current.json` that this version can still read. */
async function readLastBuilds(): Promise<Record<string, BuildRef>> {
  const text = await readFile(CURRENT, 'utf8').catch(() => '{}');
  const builds = Object.entries(currentBuildsSchema.parse(JSON.parse(text)));
  return Object.fromEntries(builds.filter(([name, { buildId }]) => isReadable(name, buildId)));
}

function isReadable(name: string, buildId: string): boolean {
  try {
    return findBuild(path.join(buildsFolder, name, buildId)) !== undefined;
  } catch {
    return false;
  }
}
