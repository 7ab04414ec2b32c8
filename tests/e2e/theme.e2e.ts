import { clubHref, eventHref, eventsHref, raceHref } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRaceOfDemo } from './support/demo';
import { signIn } from './support/people';

let browser: Browser;
let paths: Record<'events' | 'records' | 'points' | 'rounds' | 'race' | 'graph' | 'club', string>;
const OTHER_PATHS = ['/', '/account', '/pilots', '/search?q=kes', '/Kestrel/'];

beforeAll(async () => {
  browser = await launchBrowser();
  const { event, race } = await findRaceOfDemo();
  const ids = { eventId: event.ID, raceId: race.ID };
  paths = {
    events: eventsHref(),
    records: eventHref({ eventId: event.ID, tab: 'lap-records' }),
    points: eventHref({ eventId: event.ID, tab: 'points' }),
    rounds: eventHref({ eventId: event.ID, tab: 'rounds' }),
    race: raceHref(ids),
    graph: raceHref({ ...ids, tab: 'race-position-graph' }),
    club: clubHref({ clubId: event.Club?.ID ?? 1 }),
  };
});
afterAll(() => browser.close());

const WHITE = 'rgb(255, 255, 255)';
const getGround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Records the page's background in each frame. */
const watchGrounds = (page: Page) =>
  page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const note = () => {
      if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const readGrounds = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);

const getPicture = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

describe('sunlight', () => {
  it('is switched by a button, stays after a reload without a dark frame, and charts follow', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto(origin() + paths.graph);
    await untilReady(page);
    await page.getByRole('img', { name: /^Race positions/ }).waitFor();
    const dark = await getPicture(page);
    const button = page.getByRole('button', { name: 'Sunlight' });
    await button.click();
    expect(await getGround(page)).toBe(WHITE);
    await page.waitForFunction((before) => document.querySelector('canvas')?.toDataURL() !== before, dark);
    const sunlit = await getPicture(page);

    await watchGrounds(page);
    await page.reload();
    await untilReady(page);
    expect(await readGrounds(page)).toEqual([WHITE]);
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#FFFFFF');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.waitForFunction((after) => document.querySelector('canvas')?.toDataURL() === after, sunlit);

    await page.getByRole('link', { name: 'Clubs' }).first().click();
    await page.waitForURL(/\/clubs/);
    expect(await readGrounds(page)).toEqual([WHITE]);
    await button.click();
    expect(await getGround(page)).not.toBe(WHITE);
    expect(faults).toEqual([]);
  });

  it('is offered once to a phone that is set to light', async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, colorScheme: 'light' });
    await page.goto(origin() + paths.events);
    expect(await getGround(page)).not.toBe(WHITE);
    const offer = page.getByRole('region', { name: 'Sunlight' });
    await offer.getByRole('button', { name: 'Sunlight' }).click();
    expect(await getGround(page)).toBe(WHITE);
    await page.reload();
    await untilReady(page);
    expect(await offer.count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('suits the background of forced colors, and marks only the open tab', async () => {
    const { page, context, faults } = await openPage(browser, {
      viewport: WIDE,
      forcedColors: 'active',
      colorScheme: 'light',
    });
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(origin() + paths.graph);
    await untilReady(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('sun');
    const lines = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(lines.filter((color) => color !== WHITE)).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it.each([
    ['signed in on a phone', PHONE, 'pilot'],
    ['signed out on a wide screen', WIDE, null],
  ] as const)('has no axe violations %s', async (_, viewport, person) => {
    const { page, context, faults } = await openPage(browser, { viewport });
    await context.addInitScript(() => localStorage.setItem('theme', 'sun'));
    if (person) await signIn(page, origin(), person);
    for (const path of [...OTHER_PATHS, ...Object.values(paths)]) {
      await page.goto(origin() + path);
      await untilReady(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, access: await findAxeFaults(page), sideways }).toEqual({
        path,
        access: [],
        sideways: 0,
      });
    }
    expect(faults).toEqual([]);
  });
});
