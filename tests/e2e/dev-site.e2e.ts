import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findFreePort } from '../../tools/dev/find-free-port';
import { launchBrowser, openPage, origin as siteOrigin, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { signInFromDrawer } from './support/people';
import { until } from './support/until';
import { withEdit } from './support/with-edit';

/* `npm run dev -- mf-race --site <url>`: a remote under development in the pages of a running site. */
const root = path.join(__dirname, '../..');
const HOSTED_BY = path.join(root, 'mf-race/src/event/hosted-by.tsx');

let browser: Browser;
let development: ChildProcess;
let origin: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  development = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/dev.ts', 'mf-race', '--site', siteOrigin()],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port) },
    },
  );
  await until(
    () =>
      fetch(`${origin}/events`).then(
        async (reply) => (await reply.text()).includes('"rendered":false'),
        () => false,
      ),
    170_000,
  );
});

afterAll(async () => {
  const exit = once(development, 'exit');
  development.kill('SIGTERM');
  await exit;
  await browser.close();
});

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(origin + address);
  await untilReady(page);
};

it('shows edits of the remote in a page of the site, and pages of its other remotes', async () => {
  const { page, faults } = await openPage(browser);
  await open(page, await findOldEvent(origin, 'lap-records'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await withEdit(HOSTED_BY, ['Hosted by', 'Put on by'], () => page.getByText('Put on by').first().waitFor());
  await page.getByText('Hosted by').first().waitFor();

  await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Around The World' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // one build of each, however many requests its entry got
  const entries = files.filter((file) =>
    /^\/builds\/(shell|mf-race|mf-public)\/\w+\/(main|entry)\.js$/.test(file),
  );
  expect(new Set(entries).size).toBe(3);
  expect(faults).toEqual([]);
});

it('signs in through the development server', async () => {
  const { page, faults } = await openPage(browser);
  await signInFromDrawer(page, origin, 'pilot');
  expect(new URL(page.url()).origin).toBe(origin);
  await open(page, '/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults).toEqual([]);
});
