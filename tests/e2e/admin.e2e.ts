import type { Browser, FrameLocator, Page } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
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
});

const PAGES = [
  ['users', 'User Management'],
  ['logs', 'Log Viewer'],
  ['update', 'Update'],
  ['youtube', 'Youtube'],
] as const;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await untilReady(page);
};

const getFrame = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);

it('the admin opens each page by its link, in a frame as high as its content', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await page.locator('header summary').last().click();
  await page.locator('header').getByText('Admin').click();
  await page.getByRole('heading', { name: 'Admin' }).waitFor();
  for (const [, title] of PAGES) {
    await page.locator('main').getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const content = getFrame(page, title).locator('main');
    await content.waitFor();
    await page.waitForFunction((name) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`);
      const root = frame?.contentDocument?.documentElement;
      return root && root.offsetHeight > 100 && root.scrollHeight <= (frame?.clientHeight ?? 0);
    }, title);
  }
  expect(faults).toEqual([]);
});

it('the admin sets a tier and sees it, on a phone as well', async () => {
  for (const [viewport, tier] of [
    [WIDE, 'Sponsor'],
    [PHONE, 'Pilot'],
  ] as const) {
    const { page, faults } = await openPage(browser, { viewport });
    await signIn(page, site.origin, 'admin');
    await open(page, '/admin/users/');
    const frame = getFrame(page, 'User Management');
    await frame.getByLabel('Handle, name or number').fill('Magpie');
    await frame.getByLabel('Handle, name or number').press('Enter');
    await frame.getByText('1 person').waitFor();
    await frame.getByRole('link', { name: 'Magpie' }).click();
    await frame.getByLabel('Tier of Magpie').selectOption(tier);
    await frame.getByRole('button', { name: 'Set tier' }).click();
    await frame.getByRole('status').getByText(`to ${tier}`).waitFor();
    await frame.locator('dl').getByText(tier, { exact: true }).waitFor();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(faults).toEqual([]);
  }
});

it('merges two accounts after the page has listed the data that it moves', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/users/');
  const frame = getFrame(page, 'User Management');
  // far down in the list: the page scrolls back up to the frame
  await frame.getByRole('link', { name: 'Propwash' }).click();
  await frame.getByRole('heading', { name: 'Propwash' }).waitFor();
  await page.waitForFunction(
    () => (document.querySelector('iframe')?.getBoundingClientRect().top ?? -1) >= 0,
  );
  await frame.getByLabel('Person to merge into Propwash').fill('Rivet');
  await frame.getByRole('button', { name: 'Show what will be moved' }).click();
  await frame.getByText('The address of Rivet leads to Propwash from now on.').waitFor();
  await frame.getByRole('button', { name: 'Merge Rivet' }).click();
  await frame.getByRole('status').getByText('Merged Rivet').waitFor();
  await open(page, '/rivet/');
  await page.getByRole('heading', { name: 'Propwash' }).waitFor();
  expect(faults).toEqual([]);
});

it('the live log shows a new line, pauses, and then shows the lines of the pause', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/logs/');
  const frame = getFrame(page, 'Log Viewer');
  await frame.getByText(/^Live: new lines of process \d+ of /).waitFor();
  await fetch(`${site.origin}/api/public/clubs/id/1234567`);
  await frame.getByText('/api/public/clubs/id/1234567').waitFor();
  await frame.getByRole('button', { name: 'Pause' }).click();
  await frame.getByText('Paused.').waitFor();
  await fetch(`${site.origin}/api/public/clubs/id/7654321`);
  await page.waitForTimeout(300);
  expect(await frame.getByText('/api/public/clubs/id/7654321').count()).toBe(0);
  await frame.getByRole('button', { name: 'Go on' }).click();
  await frame.getByText('/api/public/clubs/id/7654321').waitFor();
  expect(await frame.getByText('/api/public/clubs/id/1234567').count()).toBe(1);
  await frame.getByLabel('Level').selectOption('error');
  await frame.getByRole('button', { name: 'Filter' }).click();
  await frame.getByText('No line matches.').waitFor();
  expect(faults).toEqual([]);
});

it('a release that the admin adds is on the downloads page', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/update/');
  const frame = getFrame(page, 'Update');
  await frame.getByRole('link', { name: 'Add a release' }).click();
  await frame.getByLabel('Version').fill('9.9.9');
  await frame.getByLabel('Notes').fill('Draws the last lap in red\nStarts in half of the time');
  await frame.getByLabel('Installers for Windows').fill('https://downloads.example.org/9.9.9.exe');
  await frame.getByRole('button', { name: 'Add' }).click();
  await frame.getByRole('status').getByText('Added the release 9.9.9').waitFor();
  await open(page, '/download');
  await page.locator('main').getByText('Draws the last lap in red').waitFor();
  expect(await page.locator('main').innerText()).toContain('9.9.9');
  expect(faults).toEqual([]);
});

it('a stream gets an offset', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/youtube/');
  const frame = getFrame(page, 'Youtube');
  await frame.getByRole('link', { name: 'Saltbush FPV' }).click();
  await frame.getByRole('link', { name: 'Saltbush Winter Series 3 live' }).click();
  await frame.getByLabel('Offset in seconds').fill('12.5');
  await frame.getByRole('button', { name: 'Save' }).click();
  await frame.getByText('+12.5 s').waitFor();
  expect(faults).toEqual([]);
});

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('no page of the admin area has axe faults on %s', async (_, viewport) => {
  const { page } = await openPage(browser, { viewport });
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/');
  expect(await findAxeFaults(page)).toEqual([]);
  await open(page, '/admin/users/');
  await getFrame(page, 'User Management').locator('table').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  for (const path of [
    ...PAGES.map(([id]) => `${id}/`),
    ...[
      'users/3',
      'users/3/merge?from=4',
      'update/1',
      'update/1/delete',
      'youtube/clubs/1',
      'youtube/videos/1',
    ],
  ]) {
    await page.goto(`${site.origin}/api/dev/${path}`);
    expect([path, await findAxeFaults(page)]).toEqual([path, []]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
      path,
      0,
    ]);
  }
});

it('tells a person without permission so, and shows no frame', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'visitor');
  for (const path of ['/admin/', '/admin/users/']) {
    await open(page, path);
    await page.getByText('Only the admin of the site can use it.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  }
  expect(faults).toEqual([]);
});

it('says in the frame that the session has ended', async () => {
  const { page, context } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  await open(page, '/admin/users/');
  const frame = getFrame(page, 'User Management');
  await frame.locator('table').waitFor();
  await context.clearCookies();
  await frame.getByRole('link', { name: 'Magpie' }).click();
  await frame.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  await frame.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Who signs in?' }).waitFor();
});
