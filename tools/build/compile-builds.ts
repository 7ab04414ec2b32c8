import { type BuildSet, findBuild } from '@holeshot/build';
import { findRouteFaults } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { rspack } from '@rspack/core';
import { runCompiler } from './run-compiler';

interface BuildOptions {
  log: (line: string) => void;
  builds: readonly BuildSet[];
}

/** Compiles the builds that do not exist yet. Returns all manifests. Throws with the compiler's messages. */
export async function compileBuilds({ log, builds }: BuildOptions): Promise<BuildManifest[]> {
  const faults = findRouteFaults([...new Set(builds.flatMap(({ manifest }) => manifest ?? []))]);
  if (faults.length > 0) throw new Error(`The remotes' routes overlap:\n${faults.join('\n')}`);
  const missing = builds.filter(({ folder }) => !findBuild(folder));
  const started = performance.now();
  if (missing.length > 0) {
    log(`Building ${missing.map(({ name }) => name).join(', ')} …`);
    // the configurations contain plugins that publish each build
    await runCompiler(rspack(missing.flatMap(({ configs }) => configs)));
    log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return builds.map(({ name, folder }) => {
    const manifest = findBuild(folder);
    if (!manifest) throw new Error(`${name} has no finished build`);
    return manifest;
  });
}
