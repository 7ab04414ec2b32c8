import { type BuildMode, type BuildSet, findBuild } from '@holeshot/build';
import { findRouteFaults, type RemoteName } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { rspack } from '@rspack/core';
import { build as account } from '../../mf-account/rspack.config';
import { build as admin } from '../../mf-admin/rspack.config';
import { build as pub } from '../../mf-public/rspack.config';
import { build as race } from '../../mf-race/rspack.config';
import { build as shell } from '../../rspack.shell.config';

/** The builds of shell and remotes, from the configuration files that `rspack build -c` uses as well. */
export const BUILDERS: Record<'shell' | RemoteName, (mode?: BuildMode) => BuildSet> = {
  shell,
  'mf-public': pub,
  'mf-race': race,
  'mf-account': account,
  'mf-admin': admin,
};

/** The production builds of the current sources, whether they exist yet or not. */
export const currentBuilds = (): BuildSet[] => Object.values(BUILDERS).map((build) => build());

interface BuildOptions {
  log: (line: string) => void;
  builds?: BuildSet[];
}

/** Makes the builds that do not exist yet. Returns all manifests; throws with the compiler's messages. */
export async function buildAll({ log, builds = currentBuilds() }: BuildOptions): Promise<BuildManifest[]> {
  const faults = findRouteFaults([...new Set(builds.flatMap(({ manifest }) => manifest ?? []))]);
  if (faults.length > 0) throw new Error(`The remotes' routes overlap:\n${faults.join('\n')}`);
  const missing = builds.filter(({ folder }) => !findBuild(folder));
  const started = performance.now();
  if (missing.length > 0) {
    log(`Building ${missing.map(({ name }) => name).join(', ')} …`);
    await compile(missing);
    log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return builds.map(({ name, folder }) => {
    const manifest = findBuild(folder);
    if (!manifest) throw new Error(`${name} has no finished build`);
    return manifest;
  });
}

/** Compiles; the configurations contain plugins that publish each build. */
function compile(builds: BuildSet[]): Promise<void> {
  const compiler = rspack(builds.flatMap(({ configs }) => configs));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}
