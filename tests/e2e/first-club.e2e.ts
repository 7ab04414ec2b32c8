import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountHref, clubsHref, manageClubHref } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { PEOPLE, signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite({ SEED: 'none' })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const openMenu = async (page: Page) => {
  await page.locator('header summary').last().click();
  return page.locator('header details[open]');
};

it('on an empty site the operator becomes the admin, whoever else signed in before', async () => {
  const stranger = await openPage(browser);
  await signIn(stranger.page, site.origin, 'visitor');
  expect(await (await openMenu(stranger.page)).innerText()).not.toContain('Admin');

  const { page, faults } = await openPage(browser, { viewport: PHONE });
  const code = readFileSync(path.join(site.dataDir, 'setup-code'), 'utf8').trim();
  await page.goto(`${site.origin}${accountHref()}?setup=${code}`);
  await untilReady(page);
  await page.getByRole('heading', { name: 'Become the admin of this site' }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.getByRole('link', { name: PEOPLE.admin }).click();
  await page.waitForURL(site.origin + accountHref());
  await untilReady(page);
  await (await openMenu(page)).getByText('Admin').click();
  await page.getByRole('heading', { name: 'Admin' }).first().waitFor();
  expect(faults).toEqual([]);

  await page.goto(`${site.origin}${accountHref()}?setup=${code}`);
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.getByRole('link', { name: PEOPLE.pilot }).click();
  await page.getByText('This setup code was used, or a newer one was made.').waitFor();
});

it('a person with the Club tier creates a club on a phone, and everybody sees it', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: PHONE });
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  await page.getByText('Your club starts here').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await (await openMenu(page)).getByText('Create your club').click();
  const dialog = page.getByRole('dialog', { name: 'Create your club' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dune Flyers');
  await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Auckland');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Dune Flyers', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(manageClubHref());
  const menu = await openMenu(page);
  expect(await menu.innerText()).not.toContain('Create your club');
  await menu.getByText('Link to application').click();
  const link = page.getByRole('dialog', { name: 'Link to application' });
  await link.getByRole('button', { name: 'Make key' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await link.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const toast = page.locator('[popover]').getByText('Copied to clipboard');
  await toast.waitFor();
  // the top layer, in which the dialog is as well, shows the latest on top
  const isOnTop = await toast.evaluate((element) => element.closest(':popover-open') !== null);
  expect(isOnTop).toBe(true);
  expect(faults).toEqual([]);

  const visitor = await openPage(browser);
  await visitor.page.goto(site.origin + clubsHref());
  await visitor.page.getByRole('link', { name: 'Dune Flyers' }).first().click();
  await visitor.page.getByRole('heading', { name: 'Dune Flyers' }).waitFor();
  expect(visitor.faults).toEqual([]);
});
