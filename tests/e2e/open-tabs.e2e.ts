import type { Browser, Page } from 'playwright-core';
import { copyBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

/** Makes another build of mf-race the stable one, and lets the tab request its builds, as when it becomes visible. */
async function rollOutBeside(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-page')),
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await site.rollOut({ 'mf-race': toBuildRef(copyBuild('mf-race')) });
  const reply = page.waitForResponse('**/api/builds');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await reply).finished();
}

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** Resolves when a new document is ready, at an address. */
async function untilNewDocument(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => !('sameDocument' in window));
  await untilReady(page);
  expect(new URL(page.url()).pathname).toBe(path);
}

it('moves to new builds at its next navigation, forward and back, without another entry in the history', async () => {
  const { page, faults } = await openPage(browser);
  await page.goto(`${site.origin}/events`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
  await page.waitForURL('**/clubs');
  const length = await page.evaluate(() => history.length);
  await rollOutBeside(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await untilNewDocument(page, '/');
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.waitForURL('**/events');
  await rollOutBeside(page);
  await page.goBack();
  await untilNewDocument(page, '/');
  expect(faults).toEqual([]);
});

it('keeps an open form with its input, and moves after the form is closed', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  await page.goto(`${site.origin}/events`);
  await untilReady(page);
  await page.locator('header summary').last().click();
  await page.locator('header').getByText('Your Account').click();
  await page.waitForURL(`${site.origin}/account`);
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('First name').fill('Kept');
  await rollOutBeside(page);

  await page.goBack();
  await page.getByText('Discard your changes?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Kept');
  expect(await isSameDocument(page)).toBe(true);

  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await untilNewDocument(page, '/events');
  expect(faults).toEqual([]);
});
