import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findFreePort } from '../../tools/dev/find-free-port';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { copySeededFolder } from './support/start-site';
import { until } from './support/until';
import { withEdit } from './support/with-edit';

const root = path.join(__dirname, '../..');
const HOSTED_BY = path.join(root, 'mf-race/src/event/hosted-by.tsx');
const FOOTER = path.join(root, 'shell/src/chrome/footer.tsx');

let browser: Browser;
let development: ChildProcess;
let dataDir: string;
let origin: string;

beforeAll(async () => {
  browser = await launchBrowser();
  dataDir = copySeededFolder();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  development = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts', 'mf-race'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'demo' },
  });
  await until(isHealthy, 170_000);
});

afterAll(async () => {
  const exit = once(development, 'exit');
  development.kill('SIGTERM');
  await exit;
  await browser.close();
  // the site itself, which `tsx watch` runs, may end later
  await until(async () => !existsSync(path.join(dataDir, 'database-lock')), 60_000);
  rmSync(dataDir, { recursive: true, force: true });
});

const isHealthy = (): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the server's HTML contains the text. The server build may finish after the browser build. */
const isServed = async (address: string, text: string): Promise<boolean> =>
  (await (await fetch(address)).text()).includes(text);

const untilText = (page: Page, text: string) => page.getByText(text).first().waitFor();

it('shows edits of a remote and of the shell in the open page without losing its state', async () => {
  const { page, context, faults } = await openPage(browser);
  const address = origin + (await findOldEvent(origin, 'lap-records'));
  await page.goto(address);
  await untilReady(page);
  await page.locator('table button[aria-expanded=false]').first().click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await withEdit(HOSTED_BY, ['Hosted by', 'Put on by'], async () => {
    await untilText(page, 'Put on by');
    await until(() => isServed(address, 'Put on by'));
  });
  await untilText(page, 'Hosted by');
  await withEdit(FOOTER, ['for Windows and Mac', 'for Mac and Windows'], () =>
    untilText(page, 'for Mac and Windows'),
  );
  await untilText(page, 'for Windows and Mac');

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.locator('table button[aria-expanded=true]').count()).toBe(1);

  await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Around The World' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
