import { setTimeout } from 'node:timers/promises';
import { type BuildSet, findDevelopmentBuild, isInstalled } from '@holeshot/build';
import { rspack } from '@rspack/core';
import { type Configuration, RspackDevServer } from '@rspack/dev-server';

const POLL_MS = 100;

interface DevServerOptions {
  builds: readonly BuildSet[];
  settings: { host: string; port: number };
  /** target of all requests that are not for a file of these builds */
  proxy: NonNullable<Configuration['proxy']>[number];
}

/**
 * Compiles development builds whenever one of their files changes, and serves the browser builds with hot module
 * replacement. Resolves when every build exists. Compiler errors are printed, and it waits for the next change.
 */
export async function startDevServer({ builds, settings, proxy }: DevServerOptions) {
  const compiler = rspack(builds.flatMap(({ configs }) => configs));
  const devServer = new RspackDevServer(getOptions({ settings, proxy }), compiler);
  await devServer.start();
  while (!builds.every(({ name }) => findDevelopmentBuild(name))) await setTimeout(POLL_MS);
  return devServer;
}

const getOptions = ({
  settings: { host, port },
  proxy,
}: Omit<DevServerOptions, 'builds'>): Configuration => ({
  host,
  port,
  // the shell of a site has no React Refresh; otherwise the page still reloads when an update cannot be applied
  hot: !isInstalled,
  liveReload: isInstalled,
  // the security policy blocks the overlay's inline styles
  client: { overlay: false, logging: 'warn' },
  static: false,
  allowedHosts: 'all',
  devMiddleware: {
    index: false,
    // the site's server reads the files to put their hashes into pages
    writeToDisk: (file) => !file.includes('.hot-update.'),
    stats: 'errors-only',
  },
  proxy: [proxy],
});
