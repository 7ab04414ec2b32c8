import { rmSync } from 'node:fs';
import { findDevelopmentBuild } from '@holeshot/build';
import { loadSettings } from '../server/src/settings';
import { buildSite } from './build/build-site';
import { getBuild, OWN_REMOTES } from './build/own-builds';
import { startDevServer } from './dev/dev-server';
import { localProxy } from './dev/local-proxy';
import { replaceRemote, replaceShell } from './dev/page-state';
import { type DevCommand, parseCommand } from './dev/parse-command';
import { siteProxy } from './dev/site-proxy';
import { prepareSiteServer } from './dev/site-server';

/*
 * `npm run dev`: the site with hot module replacement. `npm run dev -- mf-race` compiles that remote only, and uses the
 * last production builds of the others. Rspack's development server listens at the site's address, compiles and serves
 * the development builds, and proxies all other requests: to the site's server on this machine, which restarts when one
 * of its files changes, or with `--site` to a running site.
 */
function readCommand(): DevCommand {
  try {
    return parseCommand(process.argv.slice(2), OWN_REMOTES);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { remotes, site } = readCommand();
if (!site && remotes.length < OWN_REMOTES.length) await buildSite();

const settings = loadSettings();
const names = ['shell', ...remotes] as const;
const builds = names.map((name) => getBuild(name, 'development'));
for (const { folder } of builds) rmSync(folder, { recursive: true, force: true });

console.log(`Building ${names.join(', ')} for development …`);
const origin = `http://localhost:${settings.port}`;
const siteServer = site ? undefined : await prepareSiteServer(names, origin);

function changePage({ html, policy }: { html: string; policy: string }) {
  const shell = findDevelopmentBuild('shell');
  const remote = findDevelopmentBuild(remotes[0] ?? '');
  const page = remote && replaceRemote(html, remote);
  return shell && page && replaceShell(page.html, { shell, policy });
}

const proxy = siteServer ? localProxy(siteServer.origin) : siteProxy({ site: site ?? '', changePage });
const devServer = await startDevServer({ builds, settings, proxy });
siteServer?.start();
if (site) console.log(`Pages of ${site} with your ${remotes[0]} are at ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([siteServer?.stop(), devServer.stop()]);
    process.exit(0);
  });
}
