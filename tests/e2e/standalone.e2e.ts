import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findFreePort } from '../../tools/dev/find-free-port';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { createPublishToken } from './support/publish-token';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';
import { withEdit } from './support/with-edit';

/* A remote in a repository of its own, as in docs/shipping.md. */
/** The limit for a busy machine without a cache of packages. */
const INSTALL_MS = 1_200_000;
const PROJECT = path.join(__dirname, '../..');

let browser: Browser;
let site: TestSite;
let parent: string;
let repository: string;
let token: string;
let buildId: string;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'holeshot-team-'));
  repository = path.join(parent, 'paddock');
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  token = await createPublishToken(browser, site.origin, 'mf-paddock');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Runs npm in a folder. Rejects with its output when it fails. */
function npm(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, HOLESHOT_TOKEN: token };
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: folder, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

it(
  'is made from packages that say nothing of this folder, checks itself and builds',
  async () => {
    const packages = path.join(parent, 'packages');
    await npm(PROJECT, 'run', 'pack', '--', '--to', packages);
    await npm(
      PROJECT,
      'run',
      'new-remote',
      '--',
      'paddock',
      '--standalone',
      repository,
      '--packages',
      packages,
    );
    await npm(repository, 'install', '--prefer-offline', '--no-audit', '--no-fund');
    await npm(repository, 'run', 'check');
    await npm(repository, 'run', 'build');
    const installed = await new Promise<string>((resolve) => {
      execFile(
        'grep',
        ['-rl', PROJECT, 'dist', 'node_modules/@holeshot'],
        { cwd: repository },
        (_error, text) => resolve(text),
      );
    });
    expect(installed).toBe('');
  },
  INSTALL_MS,
);

it('is published and rolled out to a site that did not have it', async () => {
  const output = await npm(repository, 'run', 'publish', '--', 'mf-paddock', '--site', site.origin);
  expect(output).toContain('Its pages work in');
  buildId = /start --build ([0-9a-f]{16})/.exec(output)?.[1] ?? '';
  const { page, faults } = await openPage(browser);
  await page.goto(`${site.origin}/clubs`);
  expect(await page.getByRole('link', { name: 'Paddock' }).count()).toBe(0);

  const start = ['start', '--build', buildId, '--steps', '100', '--site', site.origin];
  await npm(repository, 'run', 'rollout', '--', 'mf-paddock', ...start);
  const shown = await npm(repository, 'run', 'registry', '--', 'show', '--site', site.origin);
  expect(shown).toContain(buildId);

  await until(async () => (await (await fetch(`${site.origin}/clubs`)).text()).includes('href="/paddock"'));
  await page.goto(`${site.origin}/clubs`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Paddock' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Paddock' }).waitFor();
  await page.reload();
  await untilReady(page);
  expect(await page.locator('main [data-remote="mf-paddock"] li').count()).toBeGreaterThan(3);
  expect(await (await fetch(`${site.origin}/paddock`)).text()).toContain('<h1');
  expect(faults).toEqual([]);
});

it('is developed in the pages of a running site', async () => {
  const port = await findFreePort();
  const development: ChildProcess = spawn(
    'npm',
    ['run', 'dev', '--', 'mf-paddock', '--site', site.origin, '--port', String(port)],
    { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  try {
    const address = `http://localhost:${port}/paddock`;
    await until(
      () =>
        fetch(address).then(
          async (reply) => (await reply.text()).includes('"rendered":false'),
          () => false,
        ),
      170_000,
    );
    const { page, faults } = await openPage(browser);
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Paddock' }).waitFor();
    const file = path.join(repository, 'src/home/home-page.tsx');
    expect(readFileSync(file, 'utf8')).toContain('heading="Paddock"');
    await withEdit(file, ['heading="Paddock"', 'heading="Our paddock"'], () =>
      page.getByRole('heading', { level: 1, name: 'Our paddock' }).waitFor(),
    );
    expect(faults).toEqual([]);
  } finally {
    const exit = once(development, 'exit');
    process.kill(-(development.pid ?? 0), 'SIGTERM');
    await exit;
  }
});
