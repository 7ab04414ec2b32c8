import { eventHref } from '@holeshot/contract';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';

const FIELD_SCREEN = { width: 1920, height: 1080 };

let browser: Browser;
let path: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { event } = await findRunningRace();
  path = `${eventHref({ eventId: event.ID })}?screen=1`;
});
afterAll(() => browser.close());

describe('an event on a screen at the field', () => {
  it.each([
    ['a screen', FIELD_SCREEN],
    ['a phone', PHONE],
  ])('fills %s without menu, controls or axe violations', async (_, viewport) => {
    const { page, context, faults } = await openPage(browser, { viewport });
    await page.goto(origin() + path);
    await untilReady(page);
    await page.getByRole('list', { name: 'Race in progress' }).waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ access: await findAxeFaults(page), faults, sideways }).toEqual({
      access: [],
      faults: [],
      sideways: 0,
    });
    await context.close();
  });

  it('has a clock of 96 px and everything within 1920 x 1080', async () => {
    const { page, context } = await openPage(browser, { viewport: FIELD_SCREEN });
    await page.goto(origin() + path);
    await untilReady(page);
    const clock = page.getByRole('timer', { name: 'Race clock' });
    expect(await clock.evaluate((element) => getComputedStyle(element).fontSize)).toBe('96px');
    const bottoms = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(FIELD_SCREEN.height - 36);
    await context.close();
  });

  it('is reached from Quick Status and left with Escape', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(origin() + path.replace('?screen=1', '?tab=quick-status'));
    await untilReady(page);
    await page.getByRole('link', { name: 'Big screen' }).click();
    await page.waitForURL(/screen=1$/);
    await page.getByRole('list', { name: 'Race in progress' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Quick Status/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('without scripts it shows the race and the next two', async () => {
    const { page, context } = await openPage(browser, { viewport: FIELD_SCREEN, javaScriptEnabled: false });
    await page.goto(origin() + path);
    expect(await page.getByRole('list', { name: 'Race in progress' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(2);
    await context.close();
  });
});
