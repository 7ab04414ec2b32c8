import path from 'node:path';
import type { RemoteManifest } from '@holeshot/contract';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { browserPlugins } from './browser-plugins';
import { type BuildMode, type BuildPlan, type BuildSet, getPublicPath, listBuildFolders } from './build-set';
import { contentId, developmentId } from './content-id';
import { federatedRemote, federationRuntime } from './federation-plugin';
import { getSourceFolder, isInstalled } from './paths';
import { publishPlugins } from './publish-plugins';
import { requiredRanges } from './shared-modules';

interface RemoteOptions {
  /** from the remote's `manifest.ts` */
  manifest: RemoteManifest;
  mode?: BuildMode;
}

/** The build of a remote: a container for the browser and one for the server. */
export function remoteBuild({ manifest, mode = 'production' }: RemoteOptions): BuildSet {
  const { name } = manifest;
  const buildId =
    mode === 'development' ? developmentId(name) : contentId(getInputs(name), { federationRuntime });
  const global = `${name.replaceAll('-', '_')}_${buildId}`;
  const plan = {
    name,
    mode,
    buildId,
    global,
    ...listBuildFolders(name, buildId, mode),
    routeIds: manifest.routes.map(({ id }) => id),
    provides: {},
    shared: requiredRanges(mode),
    manifest,
  };
  const [browser, server] = publishPlugins(plan);
  return { ...plan, configs: [browserSide(plan, browser), serverSide(plan, server)] };
}

/** In a remote's own repository the package lock, which is always an input, has the hashes of our packages. */
const getInputs = (name: string): string[] =>
  isInstalled ? ['src', 'manifest.ts', 'rspack.config.ts', 'package.json'] : [name, 'shared'];

type RemotePlan = BuildPlan & { global: string };

const getEntry = (name: string): string => path.join(getSourceFolder(name), 'src/remote.ts');

function browserSide(plan: RemotePlan, publish: RspackPluginInstance): Configuration {
  const { name, mode, global, workFolder, shared } = plan;
  const base = baseConfig({ namespace: name, side: 'browser', mode });
  const federated = federatedRemote({ side: 'browser', global, exposed: getEntry(name), ranges: shared });
  return {
    ...base,
    name: `${name} browser`,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federated.aliases } },
    output: {
      path: workFolder,
      // includes the build id, so that two builds of one remote can run in one page
      uniqueName: global,
      // the development server needs a fixed path
      publicPath: mode === 'development' ? getPublicPath(plan) : 'auto',
      crossOriginLoading: 'anonymous',
      // the folder's name is a hash already: hashes in file names would only make the entry larger
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [...(base.plugins ?? []), ...federated.plugins, ...browserPlugins(plan), publish],
    // two files compress worse than one: pages share a chunk only from this size on, before minification
    optimization: { ...base.optimization, splitChunks: { minSize: 38_000 } },
  };
}

function serverSide(
  { name, mode, global, workFolder, shared }: RemotePlan,
  publish: RspackPluginInstance,
): Configuration {
  const base = baseConfig({ namespace: name, side: 'server', mode });
  const federated = federatedRemote({ side: 'server', global, exposed: getEntry(name), ranges: shared });
  return {
    ...base,
    name: `${name} server`,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federated.aliases } },
    // with a single chunk Rspack ignores the container's `filename`
    output: { path: path.join(workFolder, 'server'), uniqueName: global, filename: 'remote.cjs' },
    module: {
      ...base.module,
      // one file; import() still returns a promise
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...federated.plugins,
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      publish,
    ],
    optimization: { ...base.optimization, splitChunks: false },
  };
}
