import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildsFolder, projectRoot } from '@holeshot/build';
import { type Configuration, rspack } from '@rspack/core';
import { runCompiler } from './run-compiler';

/** The server expects it beside the builds. */
const AGENT_FOLDER = path.join(buildsFolder, '../agent');
export const AGENT_FILE = 'holeshot-sync.mjs';

const getConfig = (folder: string): Configuration => ({
  mode: 'production',
  devtool: false,
  context: projectRoot,
  target: 'node20',
  entry: path.join(projectRoot, 'tools/sync.ts'),
  output: { path: folder, filename: AGENT_FILE, module: true, library: { type: 'module' } },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: {
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      },
    ],
  },
  // so that its users can read it; it is short
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
});

/** Builds the sync agent as one file without dependencies, which Node alone runs. Returns the path of the file. */
export async function buildAgent(folder = AGENT_FOLDER): Promise<string> {
  const work = `${folder}.${process.pid}`;
  await runCompiler(rspack(getConfig(work)));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, AGENT_FILE);
  await rename(path.join(work, AGENT_FILE), file);
  await rm(work, { recursive: true });
  return file;
}
