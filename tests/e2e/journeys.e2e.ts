import { eventHref, raceHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findRaceOfDemo } from './support/demo';

let browser: Browser;
let demo: { event: WireEventListItem; race: WireRace };

beforeAll(async () => {
  [browser, demo] = await Promise.all([launchBrowser(), findRaceOfDemo()]);
});
afterAll(() => browser.close());

const paths = () => ({
  events: '/events',
  event: eventHref({ eventId: demo.event.ID }),
  rounds: eventHref({ eventId: demo.event.ID, tab: 'rounds' }),
  records: eventHref({ eventId: demo.event.ID, tab: 'lap-records' }),
  race: raceHref({ eventId: demo.event.ID, raceId: demo.race.ID }),
  graph: raceHref({ eventId: demo.event.ID, raceId: demo.race.ID, tab: 'lap-times-graph' }),
});

describe('a visitor', () => {
  it('navigates from the events to an event, a race and back without loading a document', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.evaluate(() => {
      document.querySelector('header')?.setAttribute('data-seen', 'true');
    });

    await page.click('main a[href^="/event/"] >> nth=0');
    await page.waitForURL(/\/event\/[0-9a-f-]{36}/);
    await page.waitForSelector('main h1:focus');
    await page.locator('[aria-live=polite]', { hasText: await page.title() }).waitFor({ state: 'attached' });

    await page.goto(origin() + paths().rounds);
    await untilReady(page);
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-seen', 'true'));
    await page.click(`main a[href^="${paths().race}"]`);
    await page.waitForURL(`**${paths().race}*`);
    await page.waitForSelector('main h1:focus');
    expect(await page.locator('header[data-seen]').count()).toBe(1);

    await page.goBack();
    await page.waitForURL(`**${paths().rounds}`);
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it('gets the scroll position back with the back button and after a reload', async () => {
    const { page, faults } = await openPage(browser);
    const untilScrolledTo = (y: number) =>
      page.waitForFunction((expected) => Math.round(window.scrollY) === expected, y);
    await page.goto(origin() + paths().rounds);
    await untilReady(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page
      .locator('main article a[href*="/race/"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/race\//);
    await untilScrolledTo(0);
    await page.goBack();
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
    await untilScrolledTo(700);
    await page.reload();
    await untilReady(page);
    await untilScrolledTo(700);
    expect(faults).toEqual([]);
  });

  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('sees a long title on one line on %s', async (_name, viewport) => {
    const { page, context } = await openPage(browser, { viewport });
    await page.goto(origin() + paths().race);
    await untilReady(page);
    const layout = await page.evaluate(() => {
      const title = document.querySelector('main h1');
      if (!title) throw new Error('The page has no title');
      title.textContent = 'An Event With A Long Name '.repeat(8);
      const { height } = title.getBoundingClientRect();
      return {
        lines: height / Number.parseFloat(getComputedStyle(title).lineHeight),
        isScrolling: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect(layout).toEqual({ lines: expect.closeTo(1, 1), isScrolling: false });
    await context.close();
  });

  it('sees the open tab again after a reload, and the previous one with the back button', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto(origin() + paths().event);
    await untilReady(page);
    await page.getByRole('tab', { name: 'Lap Records' }).click();
    await page.waitForURL('**tab=lap-records');
    await page.getByRole('columnheader', { name: 'Pilot', exact: true }).waitFor();
    await page.reload();
    await untilReady(page);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toContain('Lap Records');
    await page.goBack();
    await page.getByRole('tab', { name: 'Pilots', selected: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it.each(['events', 'event', 'rounds', 'records', 'race', 'graph'] as const)(
    'sees no errors and no sideways scrolling on %s, wide and on a phone',
    async (name) => {
      for (const viewport of [WIDE, PHONE]) {
        const { page, context, faults } = await openPage(browser, { viewport });
        await page.goto(origin() + paths()[name]);
        await untilReady(page);
        await page.waitForLoadState('networkidle');
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ faults, sideways }).toEqual({ faults: [], sideways: 0 });
        await context.close();
      }
    },
  );

  it.each(['events', 'event', 'rounds', 'records', 'race'] as const)(
    'reads %s without JavaScript',
    async (name) => {
      const { page, faults } = await openPage(browser, { javaScriptEnabled: false });
      await page.goto(origin() + paths()[name]);
      const text = await page.locator('main').innerText();
      expect(text).toContain(name === 'events' ? 'All Events' : demo.event.Name);
      expect(text.length).toBeGreaterThan(200);
      expect(faults).toEqual([]);
    },
  );

  it('loads a single copy of React for all remotes', async () => {
    const { page, faults } = await openPage(browser);
    await page.addInitScript(() => {
      const hook = {
        renderers: 0,
        supportsFiber: true,
        inject: () => ++hook.renderers,
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      };
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    });
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.click('main a[href^="/event/"] >> nth=0');
    await page.waitForURL(/\/event\//);
    await page.waitForSelector('main [data-remote=mf-race] h1');
    await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Around The World' }).waitFor();
    const renderers = await page.evaluate(
      () =>
        (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: number } })
          .__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers,
    );
    expect(renderers).toBe(1);
    expect(faults).toEqual([]);
  });

  it('must confirm a link that leaves the site', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.getByRole('link', { name: 'Online Manual' }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('link').getAttribute('href')).toMatch(/^https:/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${origin()}/events`);
    expect(faults).toEqual([]);
  });

  it('gets a 404 page inside the site for an unknown address', async () => {
    const { page } = await openPage(browser);
    const response = await page.goto(`${origin()}/no/such/page`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('main').innerText()).toMatch(/Unexpected Application Error!\s+404 Not Found/);
    const unknown = await page.goto(`${origin()}/event/00000000-0000-4000-8000-000000000000`);
    expect(unknown?.status()).toBe(404);
  });
});
