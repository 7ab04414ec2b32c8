import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { type BuildSet, buildsFolder } from './build-set';
import { contentId } from './content-id';
import { projectRoot } from './paths';

interface ShellOptions {
  /** entry folder under the project, another one for the bench's single bundle */
  source?: string;
  name?: string;
  /** routes whose pages are part of the build; the shell itself has none */
  routeIds?: string[];
}

/** The shell's two builds. It provides the shared modules by hand, so it is an ordinary build. */
export function shellBuild({
  source = 'shell/src',
  name = 'shell',
  routeIds = [],
}: ShellOptions = {}): BuildSet {
  const folders =
    name === 'shell'
      ? ['shell', 'shared']
      : [source, 'shell', 'shared', 'mf-public', 'mf-race', 'mf-account', 'mf-admin'];
  const buildId = contentId(folders, { name });
  const folder = path.join(buildsFolder, name, buildId);
  const publicPath = `/builds/${name}/${buildId}/`;
  const entry = (file: string): string => path.join(projectRoot, source, file);

  const browser: Configuration = {
    ...baseConfig({ namespace: 'shell', side: 'browser' }),
    name: `${name} browser`,
    entry: { main: entry('main.ts') },
    output: {
      path: folder,
      uniqueName: name,
      publicPath,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })],
  };
  const server: Configuration = {
    ...baseConfig({ namespace: 'shell', side: 'server' }),
    name: `${name} server`,
    entry: { shell: entry('server.ts') },
    output: {
      path: path.join(folder, 'server'),
      publicPath,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    module: {
      ...baseConfig({ namespace: 'shell', side: 'server' }).module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
  return { name, buildId, global: null, folder, manifest: null, routeIds, configs: [browser, server] };
}

/** For `rspack.shell.config.ts`. */
export const shellConfigs = (): Configuration[] => shellBuild().configs;
