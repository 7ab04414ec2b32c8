import { eventHref } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, untilReady } from './support/browser';
import { findRaceOfDemo } from './support/demo';

let browser: Browser;
let eventPath: string;
let eventName: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { event } = await findRaceOfDemo();
  eventPath = eventHref({ eventId: event.ID });
  eventName = event.Name;
});
afterAll(() => browser.close());

const removeBuilds = (page: Page) =>
  page.route('**/builds/mf-race/**', (route) => route.fulfill({ status: 404, body: 'gone' }));

describe('a remote whose files are missing', () => {
  it("leaves the server's HTML readable on a first load, and the menu working", async () => {
    const { page } = await openPage(browser);
    await removeBuilds(page);
    // the note disappears after a few seconds
    const note = page.getByText('Part of this page could not be loaded').waitFor();
    await Promise.all([note, page.goto(origin() + eventPath)]);
    await untilReady(page);
    expect(await page.locator('main').innerText()).toContain(eventName);

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.getByRole('heading', { name: 'All Events' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('is replaced by a panel on navigation, and loads on "Try again"', async () => {
    const { page } = await openPage(browser);
    await removeBuilds(page);
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.click('main a[href^="/event/"] >> nth=0');
    await page.getByText('The race pages did not arrive').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('The rest of the site still works.');
    expect(await page.getByRole('link', { name: 'Events', exact: true }).count()).toBeGreaterThan(0);

    await page.unroute('**/builds/mf-race/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main [data-remote="mf-race"] h1').waitFor();
  });

  it('is not run when its entry does not have the pinned hash', async () => {
    const { page } = await openPage(browser);
    await page.route('**/builds/mf-race/*/entry.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
    });
    await page.goto(origin() + eventPath);
    await untilReady(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(await page.locator('main').innerText()).toContain(eventName);
  });
});
