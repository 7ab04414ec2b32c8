import type { BuildRef } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { currentBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { makeOtherBuild, OTHER_WORD, WORD } from './support/other-build';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let stable: BuildRef;
let other: BuildRef;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  [stable, other] = [currentBuild('mf-race'), toBuildRef(makeOtherBuild())];
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

it('serves two builds of a remote in turn from one process, and both are interactive', async () => {
  expect(other.buildId).not.toBe(stable.buildId);
  const eventPath = await findOldEvent(site.origin);

  for (const [build, word] of [
    [stable, WORD],
    [other, OTHER_WORD],
    [stable, WORD],
  ] as const) {
    await site.rollOut({ 'mf-race': build });
    const { page, context, faults } = await openPage(browser);
    const html = await (await page.request.get(site.origin + eventPath)).text();
    expect(html).toContain(word);
    await page.goto(site.origin + eventPath);
    await untilReady(page);
    expect(await page.locator('main').innerText()).toContain(word);
    // that of the fonts, and one of styled-components
    expect(await page.locator('style').count()).toBe(2);
    expect(await page.locator('style[data-styled]').count()).toBe(1);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
    const globals = await page.evaluate(() =>
      Object.keys(window).filter((name) => name.startsWith('mf_race_')),
    );
    expect(globals).toEqual([`mf_race_${build.buildId}`]);
    expect(faults).toEqual([]);
    await context.close();
  }
});

it('replaces a build that fails to load by another one with its own data and HTML', async () => {
  await site.rollOut({ 'mf-race': stable });
  await site.rollOut({ 'mf-race': other });
  const { page, context, faults } = await openPage(browser);
  await page.route(`**/builds/mf-race/${other.buildId}/**`, (route) => route.fulfill({ status: 404 }));
  await page.goto(site.origin + (await findOldEvent(site.origin)));
  await untilReady(page);
  expect(await page.locator('main').innerText()).toContain(WORD);
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
  // React must not hydrate the HTML of one build with the code of another
  expect(faults.filter((fault) => !/404|did not load/.test(fault))).toEqual([]);
  await context.close();
});
