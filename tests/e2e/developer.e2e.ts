import type { BuildManifest } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { copyBuild, currentBuild, removeCopies } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let copy: BuildManifest;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  copy = copyBuild('mf-race');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

const openPanel = async (page: Page) => {
  await page.getByRole('complementary', { name: 'Builds by override' }).getByRole('button').click();
  return page.getByRole('dialog', { name: 'Builds of this page' });
};

it('lets staff see the build of an override, simulate a failure, and end the override', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  const status = await page.evaluate(
    async (buildId) =>
      (
        await fetch('/api/dev/override', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ builds: { 'mf-race': buildId } }),
        })
      ).status,
    copy.buildId,
  );
  expect(status).toBe(200);
  await page.goto(`${site.origin}/events`);
  await untilReady(page);
  await page.getByText(`mf-race ${copy.buildId.slice(0, 8)} by override`).waitFor();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    expect(await findAxeFaults(page)).toEqual([]);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Use stable' }).waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  await page.setViewportSize(WIDE);

  const panel = await openPanel(page);
  const race = panel.getByRole('region', { name: 'mf-race' });
  await race.getByRole('button', { name: 'Simulate a failure' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.click('main a[href^="/event/"] >> nth=0');
  await page.locator('main [data-remote="mf-race"] h1').waitFor();
  await openPanel(page);
  await race.getByText(`fell back to ${currentBuild('mf-race').buildId.slice(0, 8)}`).waitFor();

  await panel.getByRole('button', { name: 'End override' }).click();
  await page.waitForFunction(
    () => !document.getElementById('page-state')?.textContent?.includes('"overrides"'),
  );
  await untilReady(page);
  expect(await page.getByText('by override').count()).toBe(0);
  const isSimulated = (fault: string) =>
    fault.includes('a failure that you simulate') || fault.includes(`${copy.global}/remote did not load`);
  expect(faults.filter((fault) => !isSimulated(fault))).toEqual([]);
});
