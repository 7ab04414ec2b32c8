import path from 'node:path';
import { REMOTE_NAMES } from '@holeshot/contract';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import { baseConfig } from './base-config';
import { browserPlugins } from './browser-plugins';
import { type BuildMode, type BuildPlan, type BuildSet, getPublicPath, listBuildFolders } from './build-set';
import { contentId, developmentId } from './content-id';
import { federatedShell, federationRuntime } from './federation-plugin';
import { projectRoot } from './paths';
import { publishPlugins } from './publish-plugins';
import { providedVersions } from './shared-modules';

interface ShellOptions {
  /** entry folder in the project; the benchmark's single bundle has another one */
  source?: string;
  name?: string;
  mode?: BuildMode;
  /** routes whose pages are part of the build; only the single bundle has any */
  routeIds?: string[];
  /** project files by the module requests that they replace in the browser; the benchmark leaves parts out with them */
  replacements?: Record<string, string>;
}

/** The build of the shell, for browser and server. The benchmark's single bundle is not federated. */
export function shellBuild({
  source = 'shell/src',
  name = 'shell',
  mode = 'production',
  routeIds = [],
  replacements = {},
}: ShellOptions = {}): BuildSet {
  const isFederated = name === 'shell';
  const folders = isFederated ? ['shell', 'shared'] : [source, 'shell', 'shared', ...REMOTE_NAMES];
  const buildId =
    mode === 'development'
      ? developmentId(name)
      : contentId([...folders, ...Object.values(replacements)], {
          name,
          ...(isFederated && { federationRuntime }),
          ...replacements,
        });
  const plan = {
    name,
    mode,
    buildId,
    global: null,
    ...listBuildFolders(name, buildId, mode),
    routeIds,
    provides: providedVersions(mode),
    shared: {},
    manifest: null,
  };
  const [browser, server] = publishPlugins(plan);
  const inProject = (file: string): string => path.join(projectRoot, file);
  const options = {
    plan,
    isFederated,
    entry: (file: string) => inProject(path.join(source, file)),
    replacements: Object.fromEntries(
      Object.entries(replacements).map(([request, file]) => [`${request}$`, inProject(file)]),
    ),
  };
  return { ...plan, configs: [browserSide(options, browser), serverSide(options, server)] };
}

interface SideOptions {
  plan: BuildPlan;
  isFederated: boolean;
  /** absolute path of a file in the entry folder */
  entry: (file: string) => string;
  /** of the browser: absolute paths of files by the requests that they replace */
  replacements: Record<string, string>;
}

/** Keeps the federation runtime in one chunk with the shell's code that calls it. */
const VENDORS_WITHOUT_FEDERATION = { test: /node_modules[\\/](?!@module-federation)/ };

const getFederation = ({ plan, isFederated }: SideOptions, side: 'browser' | 'server') =>
  isFederated
    ? federatedShell({ side, buildId: plan.buildId, mode: plan.mode })
    : { aliases: {}, plugins: [] };

function browserSide(options: SideOptions, publish: RspackPluginInstance): Configuration {
  const { plan, entry, replacements } = options;
  const base = baseConfig({ namespace: 'shell', side: 'browser', mode: plan.mode });
  const federated = getFederation(options, 'browser');
  return {
    ...base,
    name: `${plan.name} browser`,
    entry: { main: entry('main.ts') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federated.aliases, ...replacements } },
    output: {
      path: plan.workFolder,
      uniqueName: plan.name,
      publicPath: getPublicPath(plan),
      crossOriginLoading: 'anonymous',
      // the folder's name is a hash already
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [...(base.plugins ?? []), ...federated.plugins, ...browserPlugins(plan), publish],
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { defaultVendors: VENDORS_WITHOUT_FEDERATION } },
    },
  };
}

function serverSide(options: SideOptions, publish: RspackPluginInstance): Configuration {
  const { plan, entry } = options;
  const base = baseConfig({ namespace: 'shell', side: 'server', mode: plan.mode });
  const federated = getFederation(options, 'server');
  return {
    ...base,
    name: `${plan.name} server`,
    entry: { shell: entry('server.ts') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federated.aliases } },
    output: {
      path: path.join(plan.workFolder, 'server'),
      publicPath: getPublicPath(plan),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
    },
    plugins: [...(base.plugins ?? []), ...federated.plugins, publish],
    optimization: { ...base.optimization, splitChunks: false },
  };
}
