import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { writeImplementation } from './adapter/write-implementation';
import type { BuildMode } from './build-set';
import { FEDERATION_MANIFEST } from './federation-manifest';
import { projectRoot } from './paths';
import { remoteShares, shellShares } from './shared-modules';

/*
 * `official` builds with the plugin's own bundler runtime, which needs Module Federation's runtime before the first
 * page is usable. `adapter` replaces it by the code that opening containers needs, so that the runtime can load after
 * the first page. docs/decisions/0006 has sizes and reasons.
 */
export const federationRuntime: 'adapter' | 'official' =
  process.env.FEDERATION_RUNTIME === 'official' ? 'official' : 'adapter';

type Side = 'browser' | 'server';

interface Federated {
  aliases: Record<string, string>;
  plugins: RspackPluginInstance[];
}

/** Omits the lists of chunks, which are in the build's own manifest. */
const getManifest = (side: Side) =>
  side === 'browser' ? { fileName: FEDERATION_MANIFEST, disableAssetsAnalyze: true } : false;

interface FederatedShell {
  side: Side;
  buildId: string;
  mode: BuildMode;
}

interface RemoteContainer {
  side: Side;
  /** name of the container and of the remote in the runtime; includes the build id */
  global: string;
  /** absolute path of the exposed module */
  exposed: string;
  /** semantic ranges by key */
  ranges: Record<string, string>;
}

const inPackage = (file: string): string => path.join(projectRoot, 'node_modules/@module-federation', file);

/** The plugin imports these as CommonJS by absolute path, which cannot be tree-shaken: 6 kB more. */
const ES_MODULES: Record<string, string> = {
  [inPackage('webpack-bundler-runtime/dist/index.cjs')]: inPackage('webpack-bundler-runtime/dist/index.js'),
  [inPackage('runtime/dist/index.cjs')]: inPackage('runtime/dist/index.js'),
  [inPackage('runtime/dist/bundler.cjs')]: inPackage('runtime/dist/index.js'),
  [inPackage('runtime/dist/bundler.js')]: inPackage('runtime/dist/index.js'),
};

/** The plugin's option for another bundler runtime. */
const getImplementation = (adapter: 'host-runtime' | 'container-runtime'): { implementation?: string } =>
  federationRuntime === 'official' ? {} : { implementation: writeImplementation(adapter) };

/**
 * Rspack copies the source of one of its functions into the entry. When tsx runs the build, esbuild has added calls of
 * its helper `__name` to that function.
 */
const dropNameHelper = () => new rspack.DefinePlugin({ __name: '((value) => value)' });

/** Federation of the shell, the only provider of shared modules. It is not a container. */
export function federatedShell({ side, buildId, mode }: FederatedShell): Federated {
  const isOfficial = federationRuntime === 'official';
  return {
    aliases: ES_MODULES,
    plugins: [
      new ModuleFederationPlugin({
        // the official runtime finds its instances by name, and a server may run several builds of the shell
        name: `shell_${buildId}`,
        remotes: {},
        ...getImplementation('host-runtime'),
        shared: shellShares(mode),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: getManifest(side),
        experiments: {
          optimization: { disableSnapshot: true, target: side === 'browser' ? 'web' : 'node' },
          ...(isOfficial && side === 'browser' ? { provideExternalRuntime: true } : {}),
        },
      }),
      dropNameHelper(),
    ],
  };
}

/** Federation of a remote's browser or server build: a container that exposes `./remote`. */
export function federatedRemote({ side, global, exposed, ranges }: RemoteContainer): Federated {
  const isOfficial = federationRuntime === 'official';
  return {
    aliases: ES_MODULES,
    plugins: [
      new ModuleFederationPlugin({
        name: global,
        library: side === 'browser' ? { type: 'var', name: global } : { type: 'commonjs-module' },
        filename: 'entry.js',
        exposes: { './remote': { import: exposed, name: 'remote' } },
        shared: remoteShares(ranges),
        ...getImplementation('container-runtime'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: getManifest(side),
        experiments: {
          optimization: {
            disableRemote: true,
            disableSnapshot: true,
            target: side === 'browser' ? 'web' : 'node',
          },
          ...(isOfficial && side === 'browser' ? { externalRuntime: true } : {}),
        },
      }),
      dropNameHelper(),
    ],
  };
}
