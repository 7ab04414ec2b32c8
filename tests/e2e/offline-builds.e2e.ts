import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { copyBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { findForeignBuilds, openAndKeep, openKeepingPhone, readRaceBuild } from './support/kept-pages';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let site: TestSite;
let url: string;
let first: BuildManifest;
let second: BuildManifest;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  [first, second] = [copyBuild('mf-race'), copyBuild('mf-race')];
  await site.rollOut({ 'mf-race': toBuildRef(first) });
  url = site.origin + (await findOldEvent(site.origin));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

/** Loads the page, and expects it to be interactive and of a single build. */
async function expectWhole(page: Page, { buildId }: BuildManifest): Promise<void> {
  await page.goto(url);
  await untilReady(page);
  await page.getByRole('tab', { name: 'Pilots' }).click();
  await page.waitForURL(/tab=pilots/);
  expect({ build: await readRaceBuild(page), foreign: await findForeignBuilds(page) }).toEqual({
    build: buildId,
    foreign: [],
  });
}

it('a rollout and a rollback while offline leave no page with a mix of builds', async () => {
  const { page, context, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, url);
  await openAndKeep(page, `${url}?tab=pilots`);
  for (const [before, after] of [
    [first, second],
    [second, first],
  ] as const) {
    await context.setOffline(true);
    await site.rollOut({ 'mf-race': toBuildRef(after) });
    await expectWhole(page, before);
    await context.setOffline(false);
    await expectWhole(page, after);
    await openAndKeep(page, `${url}?tab=pilots`);
    await openAndKeep(page, url);
  }
  expect(listFaults()).toEqual([]);
});

it('a killed build serves its kept page offline only', async () => {
  const killed = copyBuild('mf-race');
  await site.rollOut({ 'mf-race': toBuildRef(killed) });
  const { page, context, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, `${url}?tab=pilots`);
  await openAndKeep(page, url);
  await context.setOffline(true);
  await site.rollOut({ 'mf-race': toBuildRef(first) });
  rmSync(path.join('dist/builds/mf-race', killed.buildId, 'entry.js'));
  await expectWhole(page, killed);
  await context.setOffline(false);
  await expectWhole(page, first);
  expect(listFaults()).toEqual([]);
});

it('a kept file with other content is not used', async () => {
  const { page, context, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, url);
  const file = await page.evaluate(async () => {
    const cache = await caches.open('holeshot-files');
    const entry = (await cache.keys()).find(({ url: address }) => address.endsWith('/entry.js'))?.url ?? '';
    await cache.put(entry, new Response('document.title = "changed"'));
    return entry;
  });
  await page.reload();
  await untilReady(page);
  expect(await page.title()).not.toBe('changed');
  // the one from the network has replaced it
  await until(() =>
    page.evaluate(async (address) => {
      const kept = await (await caches.open('holeshot-files')).match(address);
      return (await kept?.text())?.includes('mf_race') ?? false;
    }, file),
  );
  await context.setOffline(true);
  await page.reload();
  await untilReady(page);
  expect(listFaults()).toEqual([]);
});
