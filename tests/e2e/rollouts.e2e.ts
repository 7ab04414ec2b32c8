import type { Browser, Page } from 'playwright-core';
import { currentBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findOldEvent } from './support/find-event';
import { makeOtherBuild, OTHER_WORD, WORD } from './support/other-build';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let eventPath: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  // the other build stays the previous one, so that it can be rolled out
  await site.rollOut({ 'mf-race': toBuildRef(makeOtherBuild()) });
  await site.rollOut({ 'mf-race': currentBuild('mf-race') });
  eventPath = await findOldEvent(site.origin);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

const openRollouts = async (page: Page): Promise<void> => {
  await signIn(page, site.origin, 'admin');
  await page.goto(`${site.origin}/admin/rollouts/`);
  await untilReady(page);
  await page.getByRole('region', { name: 'mf-race' }).waitFor();
};

/** The event's page as a new visitor sees it. */
async function readAsVisitor(): Promise<string> {
  const { page, context, faults } = await openPage(browser);
  const report = page.waitForResponse(`${site.origin}/api/telemetry`);
  await page.goto(site.origin + eventPath);
  await untilReady(page);
  const text = await page.locator('main').innerText();
  await report;
  await context.close();
  expect(faults).toEqual([]);
  return text;
}

it('the admin starts a rollout, watches visitors get it, and takes it back', async () => {
  const { page, faults } = await openPage(browser);
  await openRollouts(page);
  const race = page.getByRole('region', { name: 'mf-race' });
  await race.getByRole('button', { name: 'Start rollout' }).click();
  await page.getByLabel('Steps').fill('100 % for 60 min');
  await page.getByLabel('Reason').fill('A try');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await race.getByText('100 % of visitors have').waitFor();
  expect(await readAsVisitor()).toContain(OTHER_WORD);

  const interactive = race.getByRole('row', { name: /^Interactive/ }).getByRole('cell');
  await interactive.first().getByText('1 of 1').waitFor();
  await race.getByText('A step needs 500 pages.').waitFor();

  await race.getByRole('button', { name: 'Roll back' }).click();
  await page.getByLabel('Reason').fill('Enough');
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await race.getByText('Everybody has').waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('taken back').waitFor();
  await history.getByText('Enough').waitFor();
  expect(await readAsVisitor()).toContain(WORD);
  expect(faults).toEqual([]);
});

it('works on a phone, and the dialog for the registry shows the difference', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await openRollouts(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit registry' }).click();
  const killed = page.getByRole('group', { name: 'mf-admin' }).getByLabel('Builds taken back');
  await killed.fill('0123456789abcdef');
  await page.getByText('mf-admin: 0123456 taken back').waitFor();
  await page.getByLabel('Reason').fill('A build of a lost laptop');
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('mf-admin: 0123456 taken back').waitFor();
  expect(faults).toEqual([]);
});

it('shows a new token only once, and revokes it', async () => {
  const { page, faults } = await openPage(browser);
  await openRollouts(page);
  await page.getByRole('button', { name: 'Make token' }).click();
  await page.getByLabel('Who has it').fill('the race team');
  await page.keyboard.press('Enter');
  await page.getByLabel('Token of the race team', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Revoke the token of the race team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText(/^revoked /).waitFor();
  expect(faults).toEqual([]);
});
