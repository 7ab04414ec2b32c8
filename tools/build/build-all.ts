import { rm } from 'node:fs/promises';
import { type BuildSet, findBuild, publishBuild, remoteBuild, shellBuild } from '@holeshot/build';
import { findRouteFaults } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { type MultiStats, rspack } from '@rspack/core';
import { manifest as account } from '../../mf-account/manifest';
import { manifest as admin } from '../../mf-admin/manifest';
import { manifest as pub } from '../../mf-public/manifest';
import { manifest as race } from '../../mf-race/manifest';

export const REMOTE_MANIFESTS = [pub, race, account, admin] as const;

/** The shell's and every remote's current build, made or not. */
export const currentBuilds = (): BuildSet[] => [
  shellBuild(),
  ...REMOTE_MANIFESTS.map((manifest) => remoteBuild({ manifest })),
];

interface BuildOptions {
  log: (line: string) => void;
  builds?: BuildSet[];
}

/** Builds what is not there yet under its id. Returns all manifests; throws with the compiler's messages. */
export async function buildAll({ log, builds = currentBuilds() }: BuildOptions): Promise<BuildManifest[]> {
  const faults = findRouteFaults(REMOTE_MANIFESTS);
  if (faults.length > 0) throw new Error(`The remotes' routes overlap:\n${faults.join('\n')}`);
  const missing = builds.filter((build) => !findBuild(build));
  const started = performance.now();
  if (missing.length > 0) {
    log(`Building ${missing.map(({ name }) => name).join(', ')} …`);
    await Promise.all(missing.map(({ folder }) => rm(folder, { recursive: true, force: true })));
    const stats = await compile(missing);
    await Promise.all(
      missing.map((build, index) => {
        const browser = stats.stats[index * 2];
        if (!browser) throw new Error(`${build.name} was not compiled`);
        return publishBuild(build, browser.toJson({ all: false, chunkGroups: true }));
      }),
    );
    log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return builds.map((build) => {
    const manifest = findBuild(build);
    if (!manifest) throw new Error(`${build.name} has no finished build`);
    return manifest;
  });
}

function compile(builds: BuildSet[]): Promise<MultiStats> {
  const compiler = rspack(builds.flatMap(({ configs }) => configs));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve(stats);
      });
    });
  });
}
