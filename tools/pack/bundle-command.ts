import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { build } from 'esbuild';

/** Bundles the command of @holeshot/build to `<folder>/holeshot.mjs`, whose packages are dependencies of that package. */
export async function bundleCommand(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(projectRoot, 'tools/holeshot.ts')],
    outfile: path.join(folder, 'holeshot.mjs'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
}
