import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findNameOfDemo } from './support/demo';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('search', () => {
  it('finds, chooses and opens a pilot with the keyboard alone, and remembers it', async () => {
    const { page, faults } = await openPage(browser, { viewport: WIDE });
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Pilot, club, event or race' });
    await field.waitFor();
    await page.keyboard.type('kestr');
    const option = page.getByRole('option', { selected: true });
    await option.getByText('Kestrel').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin()}/Kestrel/`);
    await page.getByRole('heading', { level: 1, name: 'Kestrel' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('group', { name: 'Opened last' }).getByText('Kestrel').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });

  it('fills the screen of a phone, keeps the page behind it still, and suggests similar spellings', async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE });
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await page.getByRole('link', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
    await page.keyboard.type('kestrell');
    await dialog.getByText('Nothing is called “kestrell”').waitFor();
    await dialog.getByRole('option').first().getByText('Kestrel').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });

  it('works without scripts as a page, down to the page of a name', async () => {
    const { clubId, name } = await findNameOfDemo();
    const { page, faults } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${origin()}/events`);
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Pilot, club, event or race' }).fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.locator(`main a[href="/club/${clubId}/pilot/${encodeURIComponent(name)}"]`).click();
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await page.locator('main').innerText()).toContain('Best place');
    expect(faults).toEqual([]);
  });

  it('the page of a name has no axe violations, wide and on a phone', async () => {
    const { clubId, name } = await findNameOfDemo();
    const { page, faults } = await openPage(browser);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(`${origin()}/club/${clubId}/pilot/${encodeURIComponent(name)}`);
      await untilReady(page);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    expect(faults).toEqual([]);
  });
});
