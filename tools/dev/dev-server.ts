import { setTimeout } from 'node:timers/promises';
import { type BuildSet, findDevelopmentBuild } from '@holeshot/build';
import { rspack } from '@rspack/core';
import { type Configuration, RspackDevServer } from '@rspack/dev-server';
import type { Settings } from '../../server/src/settings';

const POLL_MS = 100;

interface DevServerOptions {
  builds: readonly BuildSet[];
  settings: Pick<Settings, 'host' | 'port'>;
  /** origin of the site's server */
  siteOrigin: string;
}

/**
 * Compiles development builds whenever one of their files changes, and serves the browser builds with hot module
 * replacement. Resolves when every build exists. Compiler errors are printed, and it waits for the next change.
 */
export async function startDevServer({ builds, settings, siteOrigin }: DevServerOptions) {
  const compiler = rspack(builds.flatMap(({ configs }) => configs));
  const devServer = new RspackDevServer(options({ settings, siteOrigin }), compiler);
  await devServer.start();
  while (!builds.every(({ name }) => findDevelopmentBuild(name))) await setTimeout(POLL_MS);
  return devServer;
}

const SILENT = { info() {}, warn() {}, error() {} };

const options = ({
  settings: { host, port },
  siteOrigin,
}: Omit<DevServerOptions, 'builds'>): Configuration => ({
  host,
  port,
  hot: true,
  // the page still reloads when an update cannot be applied
  liveReload: false,
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
  proxy: [
    {
      context: () => true,
      target: siteOrigin,
      // errors are expected while the server starts; the response says so
      logger: SILENT,
      on: {
        error(_error, _request, response) {
          if (!('writeHead' in response)) return;
          response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
          response.end('The server is starting …');
        },
      },
    },
  ],
});
