import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE = 'Install Chromium, or set CHROMIUM_PATH to the browser to test with.';

/**
 * Path of a Chromium: the one `CHROMIUM_PATH` names, the system's, or one that Playwright has installed; undefined when
 * there is none. Throws when `CHROMIUM_PATH` names no file.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist. ${ADVICE}`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...MAC, chromium.executablePath()].find((file) => file && existsSync(file));
}

/**
 * As `findBrowser`, installing one where there is none: Debian's package when this is root on Debian, Playwright's own
 * elsewhere. Throws with one line that says what to do.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const present = findBrowser();
  if (present) return present;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  console.log('No Chromium here: installing one …');
  if (isDebianRoot) {
    succeeds('apt-get', ['update', '-qq']);
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    succeeds('npx', ['playwright-core', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(`No Chromium could be installed. ${ADVICE}`);
}

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
