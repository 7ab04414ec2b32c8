import { SLOT_NAMES } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { copyBuild, currentBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
/** a shell that throws when it starts, with the current one behind it */
let broken: BuildManifest;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  broken = copyBuild('shell', { entry: (code) => `throw new Error('broken shell');${code}` });
  await site.rollOut(Object.fromEntries(SLOT_NAMES.map((name) => [name, currentBuild(name)])));
  await site.rollOut({ shell: toBuildRef(broken) });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

/** Opens a page of the broken shell. Records its documents and its reports of builds. */
async function open(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const { page, faults } = await openPage(browser);
  const documents: string[] = [];
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (request.url().endsWith('/api/telemetry')) told.push(request.method());
  });
  await prepare(page);
  await page.goto(`${site.origin}/events`);
  return { page, faults, documents, told };
}

const getShell = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('page-state')?.textContent ?? '{}').builds.shell);

const withoutShells = (page: Page) =>
  page.route('**/builds/shell/*/main*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));

describe('a broken shell', () => {
  it('is replaced by the older one after a reload', async () => {
    const [throwing, missing] = await Promise.all([
      open(),
      open((page) =>
        page.route(`**${broken.entry.url}`, (route) => route.fulfill({ status: 404, body: 'gone' })),
      ),
    ]);
    for (const { page, documents, told, faults } of [missing, throwing]) {
      await untilReady(page);
      expect(await getShell(page)).toBe(currentBuild('shell').buildId);
      expect(documents).toHaveLength(2);
      expect(told.length).toBeGreaterThan(0);
      expect(faults.filter((fault) => fault.includes('policy violation'))).toEqual([]);
      // the next visit gets the older one at once
      await page.goto(site.origin);
      await untilReady(page);
      expect(documents).toHaveLength(3);
    }
  });

  it('is reloaded only once per build', async () => {
    const { page, documents } = await open(withoutShells);
    await page.waitForTimeout(3_000);
    expect(documents).toHaveLength(2);
    expect(await page.getByRole('heading', { name: 'All Events' }).count()).toBe(1);
  });
});
