import { eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace, WireRaceDetails } from '@holeshot/contract/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  launchBrowser,
  NARROW_PHONE,
  openPage,
  origin,
  PHONE,
  untilReady,
  WIDE,
  withoutFeeds,
} from './support/browser';
import { findAxeFaults, findLongestTask } from './support/check-page';
import { findRaceOfDemo, findRunningRace } from './support/demo';
import { untilRuntime } from './support/federation-runtime';
import { enlargeRace } from './support/large-race';
import { overtake } from './support/overtake';
import { until } from './support/until';

let browser: Browser;
let event: WireEventListItem;
let race: WireRace;
let running: { eventId: string; raceId: string };
let waiting: { eventId: string; raceId: string };

const getJson = async <T>(path: string): Promise<T> => (await fetch(origin() + path)).json() as Promise<T>;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ event, race } = await findRaceOfDemo());
  const races = await findRunningRace();
  const eventId = races.event.ID;
  running = { eventId, raceId: races.running.ID };
  waiting = { eventId, raceId: races.waiting.ID };
});
afterAll(() => browser.close());

const address = (tab?: string) => raceHref({ eventId: event.ID, raceId: race.ID, ...(tab ? { tab } : {}) });
const pilotAddress = () =>
  pilotInEventHref({ eventId: event.ID, pilotId: race.PilotChannels[0]?.Pilot ?? '' });

const PAGES: [string, () => string][] = [
  ['a finished race', () => address()],
  ['an explained place', () => `${address()}?explain=place.${race.PilotChannels[0]?.Pilot}`],
  ['an explained time', () => `${address()}?explain=pbLap.${race.PilotChannels[0]?.Pilot}`],
  ['a replay', () => `${address('replay')}&t=40`],
  ['the lap times', () => address('lap-times-graph')],
  ['the race positions', () => address('race-position-graph')],
  ['the time behind', () => address('time-behind-graph')],
  ['a running race', () => raceHref(running)],
  ['a race to come', () => raceHref(waiting)],
  ['a pilot in an event', pilotAddress],
];

/** Each graph's tab, and how its sentence starts. */
const GRAPHS = {
  'Lap Times Graph': /^Lap times of/,
  'Race Position Graph': /^Race positions of/,
  'Time Behind Graph': /^Time behind the leader/,
};
type GraphName = keyof typeof GRAPHS;
const GRAPH_NAMES = Object.keys(GRAPHS) as GraphName[];

async function untilDrawn(page: Page, graph: GraphName): Promise<void> {
  await page.getByRole('img', { name: GRAPHS[graph] }).locator('canvas').waitFor();
}

/** Takes a browser about as long as the slowest graph, as a reference on machines of any speed. */
const SORTED_NUMBERS = 300_000;
const MAX_SORTINGS = 4;
const sortNumbers = (count: number) => {
  Array.from({ length: count }, (_, index) => Math.sin(index)).sort((a, b) => a - b);
};

describe('race and pilot pages', () => {
  it.each(PAGES)(
    '%s has no axe violations and no sideways scrolling, wide and on a phone',
    async (_, path) => {
      const { page, faults } = await openPage(browser);
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(origin() + path());
        await untilReady(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ access: await findAxeFaults(page), faults, sideways }).toEqual({
          access: [],
          faults: [],
          sideways: 0,
        });
      }
    },
  );

  it('the tabs are in the same place on every tab, and a phone shows eight results at once', async () => {
    for (const [viewport, top] of [
      [WIDE, 193],
      [PHONE, 177],
    ] as const) {
      const { page, context } = await openPage(browser, { viewport });
      // without the bar of a race of another event
      const getY = async (locator: Locator) => {
        const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
        const barHeight = await page
          .locator('main')
          .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingTop));
        return { top: y - barHeight, bottom: y + height - barHeight };
      };
      for (const tab of ['lap-times-graph', 'replay', undefined]) {
        await page.goto(origin() + address(tab));
        await untilReady(page);
        expect((await getY(page.getByRole('tablist'))).top).toBe(top);
      }
      const rows = page.getByRole('table', { name: 'Race results' }).locator('tbody tr');
      const count = Math.min(8, await rows.count());
      expect((await getY(rows.nth(count - 1))).bottom).toBeLessThanOrEqual(720);
      await context.close();
    }
  });

  it('results show the channel and can be sorted on a phone', async () => {
    const { page, context } = await openPage(browser, { viewport: PHONE });
    await page.goto(origin() + address());
    await untilReady(page);
    const table = page.getByRole('table', { name: 'Race results' });
    const pilots = table.getByRole('rowheader');
    const tags = table.locator('tbody tr > td:nth-child(3)').filter({ hasText: /[A-Z]\d/ });
    expect(await tags.count()).toBe(await pilots.count());
    for (const tag of await tags.all()) expect(await tag.isVisible()).toBe(true);
    await table.getByRole('link', { name: 'Pilot', exact: true }).click();
    await page.waitForURL(/sort=pilot/);
    await table.locator('th[aria-sort=ascending]', { hasText: 'Pilot' }).waitFor();
    const names = await pilots.allInnerTexts();
    expect(names).toEqual([...names].sort());
    await context.close();
  });

  it('names and best laps of results end before the channel on a narrow phone', async () => {
    const { page, context } = await openPage(browser, { viewport: NARROW_PHONE });
    await page.goto(origin() + address());
    await untilReady(page);
    const widths = await page.locator('table tbody tr:has(th)').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const channel = row.querySelector('td:nth-child(3)')?.getBoundingClientRect().left ?? 0;
        const best = row.querySelector('td:nth-child(5) a')?.getBoundingClientRect().right ?? 0;
        return [channel - best, row.querySelector('th a')?.getBoundingClientRect().width ?? 0];
      }),
    );
    expect(widths.length).toBeGreaterThan(0);
    for (const [index, width] of widths.entries()) {
      expect(width).toBeGreaterThanOrEqual(index % 2 === 0 ? 0 : 40);
    }
    await context.close();
  });

  it('tabs and graphs open by keyboard, under the security policy', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(origin() + address());
    await untilReady(page);
    await page.getByRole('tab', { selected: true }).focus();
    // past the tab of the replay
    await page.keyboard.press('ArrowRight');
    for (const name of GRAPH_NAMES) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name, selected: true }).waitFor();
      await untilDrawn(page, name);
    }
    expect(page.url()).toContain('tab=time-behind-graph');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lines of a graph can be hidden by keyboard', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(origin() + address('race-position-graph'));
    await untilReady(page);
    await untilDrawn(page, 'Race Position Graph');
    const toggle = page.getByRole('group', { name: 'Pilots shown' }).getByRole('button').last();
    await toggle.focus();
    await page.keyboard.press('Space');
    await toggle.and(page.locator('[aria-pressed=false]')).waitFor();
    await page.keyboard.press('Enter');
    await toggle.and(page.locator('[aria-pressed=true]')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the chart library loads when a graph is opened, with at most 160 kB in total', async () => {
    const { page, context } = await openPage(browser);
    let bytes = 0;
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    // the shell may load scripts of its own meanwhile, and asks for the live race
    const scripts = new Set<string>();
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' && response.url.includes('/mf-race/')) scripts.add(requestId);
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(origin() + address());
    await untilReady(page);
    await untilRuntime(page);
    await page.waitForLoadState('networkidle');
    bytes = 0;
    await page.getByRole('tab', { name: 'Lap Times Graph' }).click();
    await untilDrawn(page, 'Lap Times Graph');
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(160_000);
    bytes = 0;
    await page.getByRole('tab', { name: 'Time Behind Graph' }).click();
    await page.getByRole('tab', { name: 'Time Behind Graph', selected: true }).waitFor();
    await untilDrawn(page, 'Time Behind Graph');
    expect(bytes).toBeLessThan(2_000);
    await context.close();
  });

  it('graphs of 60 pilots x 100 laps draw without blocking the page', async () => {
    const { page, context, faults } = await openPage(browser);
    const path = `/api/public/races/eventId/${event.ID}/raceId/${race.ID}`;
    const original = await getJson<WireRaceDetails>(path);
    const large = enlargeRace(original, { pilotCount: 60, lapCount: 100 });
    await page.route(`**${path}`, (route) => route.fulfill({ json: large.race }));
    await page.route('**/api/public/pilots/eventId/*', (route) => route.fulfill({ json: large.pilots }));
    const previous = original.PreviousRace?.ID ?? '';
    await page.goto(origin() + raceHref({ eventId: event.ID, raceId: previous }));
    await untilReady(page);
    await page.getByRole('link', { name: /^Next race/ }).click();
    await page.getByText('Pilot 60').first().waitFor();
    const sorting = await findLongestTask(page, () => page.evaluate(sortNumbers, SORTED_NUMBERS));
    for (const name of GRAPH_NAMES) {
      const longestTask = await findLongestTask(page, async () => {
        await page.getByRole('tab', { name }).click();
        await untilDrawn(page, name);
      });
      expect(longestTask / sorting).toBeLessThan(MAX_SORTINGS);
    }
    await page.getByRole('button', { name: 'ALL', pressed: true }).click();
    await page.getByRole('button', { name: 'Pilot 1', exact: true, pressed: false }).click();
    await page.getByRole('button', { name: 'Pilot 1', exact: true, pressed: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the relative link from an event to a pilot works; an unknown pilot is a 404', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}${eventHref({ eventId: event.ID })}/`);
    const pilotId = race.PilotChannels[0]?.Pilot;
    const url = await page.evaluate((id) => new URL(`pilot/${id}`, location.href).href, pilotId);
    expect((await page.goto(url))?.status()).toBe(200);
    expect(await page.locator('main').innerText()).toContain('Lap times over Rounds');
    const unknown = await page.goto(url.replace(/pilot\/.*/, 'pilot/00000000-0000-4000-8000-000000000000'));
    expect(unknown?.status()).toBe(404);
    await context.close();
  });

  it('a running race without a feed is polled, with 304 while nothing changed', async () => {
    const { page, context } = await openPage(browser);
    await withoutFeeds(page);
    const polls: string[] = [];
    const statuses = new Map<string, number>();
    const path = `/api/public/races/eventId/${running.eventId}/raceId/${running.raceId}`;
    await page.goto(origin() + raceHref(running));
    await untilReady(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith(path)) polls.push(requestId);
    });
    cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
      statuses.set(requestId, statusCode),
    );
    const secondPoll = () => statuses.get(polls[1] ?? '');
    await until(() => secondPoll() !== undefined);
    expect(secondPoll()).toBe(304);
    await context.close();
  });

  it('opens the explanation of a figure by keyboard, and leads from the records of the event to the race', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(origin() + eventHref({ eventId: event.ID, tab: 'lap-records' }));
    await untilReady(page);
    const table = page.getByRole('table', { name: 'Lap Records' });
    const time = table.locator('a[data-explain]').nth(1);
    const seconds = await time.innerText();
    await time.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region').filter({ hasText: 'open how each time came about' });
    await panel.waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await panel.getByRole('listitem').getByRole('link').first().click();
    const crossings = page.getByRole('region').filter({ hasText: 'Crossings used' });
    await crossings.waitFor();
    expect(await crossings.innerText()).toContain(seconds);
    await crossings.getByRole('link', { name: /^Place, / }).click();
    await crossings.getByText(/^Rule 88, /).waitFor();
    await page.keyboard.press('Escape');
    await crossings.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has the track directly below the result while an explanation is beside it', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}${address()}?explain=place.${race.PilotChannels[0]?.Pilot}`);
    await untilReady(page);
    await page.getByRole('region').filter({ hasText: 'Crossings used' }).waitFor();
    const result = await page.getByRole('region', { name: 'Race results' }).boundingBox();
    const picture = await page.locator('aside:has(a[href*="tab=replay"])').boundingBox();
    expect(picture?.y).toBeGreaterThan(0);
    expect((picture?.y ?? 0) - (result?.y ?? 0) - (result?.height ?? 0)).toBeLessThan(32);
    await context.close();
  });

  it("a pilot's best lap leads to its explanation, with the same time", async () => {
    const { page, context, faults } = await openPage(browser);
    const pilotId = race.PilotChannels[0]?.Pilot ?? '';
    await page.goto(origin() + pilotInEventHref({ eventId: event.ID, pilotId }));
    await untilReady(page);
    const lap = page.locator('a[href*="explain=lap."]').first();
    const seconds = await lap.innerText();
    await lap.click();
    const crossings = page.getByRole('region').filter({ hasText: 'Crossings used' });
    await crossings.waitFor();
    expect(await crossings.innerText()).toContain(seconds);
    await crossings
      .getByText(/^1 Lap, /)
      .first()
      .waitFor();
    await crossings.getByText(/^Rule 81, /).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the stream plays from the time of a crossing by keyboard, without requests before', async () => {
    const { page, context } = await openPage(browser);
    const requests: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    });
    const { eventId } = running;
    const [last] = await getJson<WireRace[]>(`/api/public/races/eventId/${eventId}/last/1`);
    const pilotId = last?.PilotChannels[0]?.Pilot;
    await page.goto(`${origin()}${raceHref({ eventId, raceId: last?.ID ?? '' })}?explain=place.${pilotId}`);
    await untilReady(page);
    expect(requests).toEqual([]);
    await page
      .getByRole('button', { name: /play the stream at .* [AP]M, Lap 1$/ })
      .first()
      .focus();
    const reply = page.waitForResponse('https://www.youtube-nocookie.com/**');
    await page.keyboard.press('Enter');
    await reply;
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/autoplay=1&start=\d+$/);
    expect(requests).toHaveLength(1);
    await context.close();
  });

  it.each([
    ['slide to their new places, and the new time flashes', 'no-preference', ['TD', 'TD', 'TR', 'TR']],
    ['change places without animation for prefers-reduced-motion', 'reduce', []],
  ] as const)('live rows %s', async (_, reducedMotion, animatedTags) => {
    const { page, context, faults } = await openPage(browser, { reducedMotion });
    await withoutFeeds(page);
    await page.addInitScript(() => {
      const animated: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function record(...args) {
        animated.push(this.tagName);
        return animate.apply(this, args);
      };
      Object.assign(window, { animated });
    });
    const path = `/api/public/races/eventId/${running.eventId}/raceId/${running.raceId}`;
    const race = await getJson<WireRaceDetails>(path);
    await page.goto(origin() + raceHref(running));
    await untilReady(page);
    const rows = page.getByRole('table', { name: 'Race in progress' }).getByRole('row');
    const [first = '', second = ''] = await rows.getByRole('link').allInnerTexts();
    await page.waitForResponse((response) => response.url().endsWith(path));
    await page.route(`**${path}`, (route) => route.fulfill({ json: overtake(race) }));
    await page.waitForFunction(
      (name) => document.querySelector('table[role=table] tbody a')?.textContent === name,
      second,
    );
    expect((await rows.getByRole('link').allInnerTexts()).slice(0, 2)).toEqual([second, first]);
    const tags = await page.evaluate(() => (window as unknown as { animated: string[] }).animated);
    expect([...tags].sort()).toEqual(animatedTags);
    expect(faults).toEqual([]);
    await context.close();
  });
});
