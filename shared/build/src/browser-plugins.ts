import { type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { BuildPlan } from './build-set';
import { isInstalled } from './paths';

/** Excludes the federation adapter: it runs before the shared modules, of which React Refresh is one. */
const COMPONENTS = /[\\/](shell|mf-[a-z]+|shared[\\/](platform|ui))[\\/]src[\\/].*\.tsx?$/;

/** By default styled-components writes text into its style tag in development, which the security policy forbids. */
const addStylesByCssom = () => new rspack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' });

/**
 * Lets Chromium compile a file's functions while the file arrives, not when they are called. Only for files with names, of
 * entries and pages: those of libraries have numbers. Integrity hashes are made later.
 */
const compileEarly = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^[a-z][^/]*\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/**
 * Plugins of browser builds: early compilation and integrity hashes of chunks in production, React Refresh in development.
 * Only the shell injects the entry of React Refresh, for all remotes; without it, in the repository of one remote, pages
 * reload.
 */
export const browserPlugins = ({ mode, manifest }: BuildPlan): RspackPluginInstance[] =>
  mode === 'production'
    ? [compileEarly(), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })]
    : [
        addStylesByCssom(),
        ...(isInstalled
          ? []
          : [new ReactRefreshRspackPlugin({ injectEntry: manifest === null, include: COMPONENTS })]),
      ];
