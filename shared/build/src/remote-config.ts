import path from 'node:path';
import { PROVIDED_GLOBAL, type RemoteManifest } from '@holeshot/contract';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { type BuildSet, buildsFolder } from './build-set';
import { contentId } from './content-id';
import { projectRoot } from './paths';
import { PROVIDED } from './provided-names';

interface RemoteOptions {
  /** from the remote's own `manifest.ts` */
  manifest: RemoteManifest;
  /** further rules, part of the build's id; tests make visibly different builds with them */
  rules?: RuleSetRule[];
}

/** A remote's two builds: the container for the browser and one file for the server. */
export function remoteBuild({ manifest, rules = [] }: RemoteOptions): BuildSet {
  const { name } = manifest;
  const buildId = contentId([name, 'shared'], { rules });
  const global = `${name.replace('-', '_')}_${buildId}`;
  const folder = path.join(buildsFolder, name, buildId);
  const options = { name, global, folder, rules };
  const routeIds = manifest.routes.map(({ id }) => id);
  return {
    name,
    buildId,
    global,
    folder,
    manifest,
    routeIds,
    configs: [browserSide(options), serverSide(options)],
  };
}

/** For `rspack.config.ts` of a remote. */
export const remoteConfigs = (options: RemoteOptions): Configuration[] => remoteBuild(options).configs;

interface Side {
  name: string;
  global: string;
  folder: string;
  rules: RuleSetRule[];
}

/** What the shell provides is no part of a remote's build. */
const externals = (from: (name: string) => string): Record<string, string> =>
  Object.fromEntries(PROVIDED.map((name) => [name, from(name)]));

const entryOf = (name: string): string => path.join(projectRoot, name, 'src/remote.ts');

const withRules = (config: Configuration, rules: RuleSetRule[]): Configuration => ({
  ...config,
  module: { ...config.module, rules: [...(config.module?.rules ?? []), ...rules] },
});

function browserSide({ name, global, folder, rules }: Side): Configuration {
  return withRules(
    {
      ...baseConfig({ namespace: name, side: 'browser' }),
      name: `${name} browser`,
      entry: {},
      externals: externals((key) => `var ${PROVIDED_GLOBAL}[${JSON.stringify(key)}]`),
      output: {
        path: folder,
        // chunks and global carry the build id: two builds of one remote in one page must not meet
        uniqueName: global,
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        // the folder is named after the content: another hash in each name would only weigh on the entry
        filename: '[name].js',
        chunkFilename: '[name].js',
      },
      plugins: [
        new rspack.container.ModuleFederationPluginV1({
          name: global,
          library: { type: 'var', name: global },
          filename: 'entry.js',
          exposes: { './remote': { import: entryOf(name), name: 'remote' } },
        }),
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      ],
    },
    rules,
  );
}

function serverSide({ name, folder, rules }: Side): Configuration {
  return withRules(
    {
      ...baseConfig({ namespace: name, side: 'server' }),
      name: `${name} server`,
      entry: { remote: entryOf(name) },
      output: { path: path.join(folder, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
      externals: externals((key) => `commonjs2 ${key}`),
      module: {
        ...baseConfig({ namespace: name, side: 'server' }).module,
        // one file; import() still answers with a promise
        parser: { javascript: { dynamicImportMode: 'eager' } },
      },
      optimization: { minimize: false, splitChunks: false },
    },
    rules,
  );
}
