import { readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The top-level package.json pins the versions of all packages; each workspace names those that it uses. */
const folders = [
  ...readdirSync('.').filter((name) => /^(mf-.*|shell|server|tools)$/.test(name)),
  ...readdirSync('shared').map((name) => `shared/${name}`),
];
const namedByWorkspaces = folders.flatMap((folder) => {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as PackageJson;
  return Object.keys({ ...dependencies, ...devDependencies });
});

export default {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['faketime', 'mount', 'taskset', 'umount'],
  ignoreDependencies: ['@fontsource/*', 'axe-core'],
  workspaces: {
    '.': {
      entry: [
        'tests/**/*.{test,e2e}.{ts,tsx}',
        'tests/jest/*',
        'tests/backtest/main.ts',
        'tests/doubts/main.ts',
        'tests/bench/{main,bare-server}.ts',
        'tests/bench/monolith/{main,server}.ts',
        'tests/bench/without/*',
        'tests/e2e/support/{serve,global-setup,global-teardown}.ts',
      ],
      project: ['tests/**/*.{ts,tsx}'],
      ignoreDependencies: namedByWorkspaces,
    },
    shell: { entry: ['src/main.ts', 'src/server.ts', 'src/worker/main.ts'] },
    // the script of the log viewer is served as a file; threads load the other one by its path
    server: { entry: ['src/main.ts', 'src/features/admin/assets/*.js', 'src/site/rendering/program.ts'] },
    tools: {
      entry: ['*.ts', 'dev/serve.ts', 'catalogue/main.tsx'],
      // a part of the packed package, beside the files that it names
      ignore: ['pack/jest-preset.cjs'],
    },
    // named by a string in the compiler's options
    'shared/build': { ignoreDependencies: ['@swc/plugin-styled-components'] },
  },
} satisfies KnipConfig;
