import { constants, setPriority } from 'node:os';
import { findOrInstallBrowser } from './browser/find-browser';
import { launchBrowser } from './browser/launch-browser';
import { buildSite } from './build/build-site';
import { openAdmin } from './rehearse/admin';
import { removeCopies } from './rehearse/copy-build';
import { FAULTS } from './rehearse/fault-builds';
import {
  readShell,
  rehearseFailure,
  rehearseOpenForm,
  rehearseShares,
  type Stage,
} from './rehearse/rehearse';
import { measureCalm, rehearseFault } from './rehearse/rehearse-faults';
import { startOwnSite } from './site/start-own-site';

/*
 * `npm run rehearse`: publishes builds, rolls them out and back on a site of its own, with simulated people in real
 * browsers, and prints what happens. Exit code 1 when an expectation fails. `--faults`: the builds with faults only;
 * `--short`: two of them, and no expectation of speed.
 */
const isShort = process.argv.includes('--short');
const isOnlyFaults = isShort || process.argv.includes('--faults');
const began = performance.now();
const faults: string[] = [];
const log = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);
const check = (what: string, isTrue: boolean) => {
  if (!isTrue) faults.push(what);
  log(`${isTrue ? 'yes' : 'NO '}  ${what}`);
};

await buildSite();
log('Starting a site of its own …');
const site = await startOwnSite();
const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;
// real visitors have processors of their own, so these browsers yield to the site
setPriority(PRIORITY_BELOW_NORMAL);
// maps drawn in software would take most of the time
const browser = await launchBrowser(await findOrInstallBrowser(), ['--disable-3d-apis']);
try {
  setPriority(PRIORITY_NORMAL);
} catch {
  // without the permission, the times below include waits for the browsers
}
try {
  const { origin } = site;
  const admin = await openAdmin(browser, origin);
  log(`The site is at ${origin}; its admin makes publish tokens`);
  const token = await admin.createToken('mf-race');
  const stage: Stage = { origin, browser, admin, log, check };
  const shellBefore = await readShell(stage);
  if (!isOnlyFaults) {
    await rehearseShares(stage, token);
    await rehearseFailure(stage, token);
    await rehearseOpenForm(stage, await admin.createToken('mf-account'));
  }
  const calmMs = isShort ? null : await measureCalm(stage);
  for (const fault of isShort ? FAULTS.slice(0, 2) : FAULTS)
    await rehearseFault({ ...stage, token, dataDir: site.dataDir, calmMs }, fault);
  check('the shell and the other remotes are as before', (await readShell(stage)) === shellBefore);
  check('the site ran all the time', site.isRunning());
} finally {
  await browser.close();
  await site.stop();
  removeCopies();
}
log(faults.length === 0 ? 'All was as it should be' : `${faults.length} things were not as they should be`);
process.exitCode = faults.length === 0 ? 0 : 1;
