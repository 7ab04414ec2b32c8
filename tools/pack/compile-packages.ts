import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { withExtensions } from './with-extensions';

const inProject = (file: string): string => path.join(projectRoot, file);

/**
 * Compiles the sources of `shared/<name>` to JavaScript with declarations, in `<folder>/<name>/src`. `work` is a folder
 * for the compiler's configuration. Throws when the compiler finds errors.
 */
export function compilePackages(
  names: readonly string[],
  { work, folder }: { work: string; folder: string },
) {
  const paths = names.flatMap((name) => [
    [`@holeshot/${name}`, [inProject(`shared/${name}/src/index.ts`)]],
    [`@holeshot/${name}/package.json`, [inProject(`shared/${name}/package.json`)]],
    [`@holeshot/${name}/wire`, [inProject(`shared/${name}/src/wire/index.ts`)]],
    [`@holeshot/${name}/*`, [inProject(`shared/${name}/src/*`)]],
  ]);
  const config = {
    extends: inProject('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      outDir: folder,
      rootDir: inProject('shared'),
      // through node_modules the sources would count as those of a package
      paths: Object.fromEntries(paths),
      typeRoots: [inProject('node_modules/@types')],
      types: ['node'],
    },
    include: names.map((name) => inProject(`shared/${name}/src`)),
    exclude: [inProject('shared/**/*.test.*'), inProject('shared/build/src/facades')],
  };
  const configFile = path.join(work, 'tsconfig.json');
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(process.execPath, [inProject('node_modules/typescript/lib/tsc.js'), '-p', configFile], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), file));
  }
}
