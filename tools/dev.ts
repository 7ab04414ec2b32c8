import { rmSync } from 'node:fs';
import { REMOTE_NAMES } from '@holeshot/contract';
import { loadSettings } from '../server/src/settings';
import { BUILDERS } from './build/build-all';
import { buildSite } from './build/build-site';
import { startDevServer } from './dev/dev-server';
import { prepareSiteServer } from './dev/site-server';

/*
 * `npm run dev`: the site with hot module replacement. `npm run dev -- mf-race` compiles that remote only, and uses the
 * last production builds of the others. Rspack's development server listens at the site's address, compiles and serves
 * the development builds, and proxies all other requests to the site's server, which restarts when one of its files
 * changes.
 */
const args = process.argv.slice(2);
const remotes = REMOTE_NAMES.filter((name) => args.length === 0 || args.includes(name));
const unknown = args.filter((name) => !remotes.some((remote) => remote === name));
if (unknown.length > 0) {
  console.error(`There is no remote ${unknown.join(', ')}. The remotes are ${REMOTE_NAMES.join(', ')}.`);
  process.exit(1);
}
if (remotes.length < REMOTE_NAMES.length) await buildSite();

const settings = loadSettings();
const names = ['shell', ...remotes] as const;
const builds = names.map((name) => BUILDERS[name]('development'));
for (const { folder } of builds) rmSync(folder, { recursive: true, force: true });

console.log(`Building ${names.join(', ')} for development …`);
const siteServer = await prepareSiteServer(names, `http://localhost:${settings.port}`);
const devServer = await startDevServer({ builds, settings, siteOrigin: siteServer.origin });
siteServer.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([siteServer.stop(), devServer.stop()]);
    process.exit(0);
  });
}
