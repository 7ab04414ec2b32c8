import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { findOrInstallBrowser } from './browser/find-browser';
import { launchBrowser } from './browser/launch-browser';
import { buildSite } from './build/build-site';
import { describeScreens } from './screens/describe-screens';
import { listScreens } from './screens/list-screens';
import { takeScreen } from './screens/take-screen';
import { startOwnSite } from './site/start-own-site';

/*
 * `npm run screens`: pictures of the main pages of a seeded site, on a desktop and a phone, in `docs/screens`, with a
 * page that shows them all.
 */
const folder = path.join(projectRoot, 'docs/screens');

await buildSite();
console.log('Starting a site of its own …');
const site = await startOwnSite({ isLive: true });
const browser = await launchBrowser(await findOrInstallBrowser());
try {
  const screens = await listScreens(site.origin);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, screen] of screens.entries()) {
    console.log(`${index + 1}/${screens.length} ${screen.title}`);
    await takeScreen(browser, site.origin, screen, folder);
  }
  writeFileSync(path.join(folder, 'README.md'), describeScreens(screens));
} finally {
  await browser.close();
  await site.stop();
}
