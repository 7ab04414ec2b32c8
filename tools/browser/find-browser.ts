import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium without its windows, in which the end-to-end tests take an eighth less time. It shows no notifications. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
export const BROWSER_ADVICE = 'Install Chromium, or set CHROMIUM_PATH to the browser to test with.';

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. Throws when the file that
 * `CHROMIUM_PATH` names does not exist.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist. ${BROWSER_ADVICE}`);
  }
  return [...listOnPath(NAMES), ...MAC, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Returns the path of Debian's headless shell, or else what `findBrowser` does, which `CHROMIUM_PATH` asks for. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH
    ? findBrowser()
    : (listOnPath([HEADLESS_SHELL]).find((file) => existsSync(file)) ?? findBrowser());

function listOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/**
 * Returns the path of Chromium, and installs it when it is missing: Debian's packages for root on Debian, with the
 * headless shell, and Playwright's elsewhere. Throws with advice when that fails.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const existing = findBrowser();
  if (existing) return existing;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  console.log('No Chromium here: installing one …');
  if (isDebianRoot) {
    runCommand('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    runCommand('apt-get', [...install, 'chromium']);
    // by itself: not every release of Debian has it, and the tests pass without it
    runCommand('apt-get', [...install, HEADLESS_SHELL]);
  } else {
    runCommand('npx', ['playwright-core', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(`No Chromium could be installed. ${BROWSER_ADVICE}`);
}

function runCommand(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
