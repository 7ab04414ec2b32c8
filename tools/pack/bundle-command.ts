import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { type Configuration, rspack } from '@rspack/core';
import { runCompiler } from '../build/run-compiler';

const COMMAND_FILE = 'holeshot.mjs';

const getConfig = (folder: string): Configuration => ({
  mode: 'production',
  devtool: false,
  context: projectRoot,
  target: 'node20',
  entry: path.join(projectRoot, 'tools/holeshot.ts'),
  output: { path: folder, filename: COMMAND_FILE, module: true, library: { type: 'module' } },
  externalsType: 'module',
  // packages are dependencies of the package that has the command
  externals: [/^(?![./]|node:)[^\\]/],
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        // drops the parts of files that only the server needs, with their imports
        sideEffects: false,
        use: {
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      },
    ],
    parser: { javascript: { importMeta: false } },
  },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
});

/** Bundles the command of @holeshot/build to `<folder>/holeshot.mjs`. */
export async function bundleCommand(folder: string): Promise<void> {
  await runCompiler(rspack(getConfig(folder)));
}
