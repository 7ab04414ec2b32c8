import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCE = path.join(ROOT, 'server/src');
const FOLDER = path.join(ROOT, 'dist/server');

/** Bundles only the packages of this repository, which are TypeScript; those of `node_modules` stay imports. */
const keepPackages: Plugin = {
  name: 'keep-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@holeshot/') ? undefined : { path: name, external: true },
    );
  },
};

/** Makes `import.meta.url` that of the source file, so that a module finds the files beside it, such as migrations. */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const address = path.relative(folder, file).split(path.sep).join('/');
      const text = await readFile(file, 'utf8');
      return {
        contents: text.replaceAll('import.meta.url', `new URL('${address}', import.meta.url).href`),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/**
 * Bundles the server and the program of its threads, so that Node runs them without tsx, which saves 100 MB of memory.
 * `folder` must be inside the project, because the bundle imports packages of `node_modules`; `main` is an absolute path.
 */
export async function buildServer({
  folder = FOLDER,
  main = path.join(SOURCE, 'main.ts'),
} = {}): Promise<void> {
  await build({
    entryPoints: [main, path.join(SOURCE, 'features/sharing/draw-picture.ts')],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [keepPackages, keepAddresses(folder)],
  });
}
