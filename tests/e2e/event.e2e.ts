import { eventHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace, WireStage } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
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
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';

/** A4 without the margins that browsers print, in px. */
const A4 = { width: 718, height: 1047 };

let browser: Browser;
let running: WireEventListItem;
let eventWithStages: WireEventListItem;
let stages: WireStage[];

const getJson = async <T>(path: string): Promise<T> => (await fetch(origin() + path)).json() as Promise<T>;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ event: running } = await findRunningRace());
  const events = await getJson<WireEventListItem[]>('/api/public/events');
  const grandFinal = events.find(({ Name }) => Name === 'Saltbush Grand Final');
  if (!grandFinal) throw new Error('The demo season has no Saltbush Grand Final');
  eventWithStages = grandFinal;
  stages = await getJson<WireStage[]>(`/api/public/stages/eventId/${eventWithStages.ID}`);
});
afterAll(() => browser.close());

const TABS = [
  'info',
  'quick-status',
  'channels',
  'pilots',
  'rounds',
  'lap-records',
  'lap-counts',
  'points',
  'what-if',
] as const;

const visit = async (page: Page, href: string) => {
  await page.goto(origin() + href);
  await untilReady(page);
};

describe('a running event', () => {
  it('has its tabs in order (R22)', async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, eventHref({ eventId: running.ID }));
    const tabs = await page.getByRole('tab').allInnerTexts();
    expect(tabs.map((text) => text.split('\n')[0]?.trim())).toEqual([
      'Info',
      'Quick Status',
      'Channels',
      'Pilots',
      'Rounds',
      'Lap Records',
      'Lap Counts',
      'Points',
      'What if',
    ]);
    expect(faults).toEqual([]);
  });

  it.each(TABS)('shows %s without errors or axe violations, wide and on a phone', async (tab) => {
    const { page, faults } = await openPage(browser);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await visit(page, eventHref({ eventId: running.ID, tab }));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const axe = await findAxeFaults(page);
      expect({ tab, axe, sideways, faults }).toEqual({ tab, axe: [], sideways: 0, faults: [] });
    }
  });

  it('updates Quick Status by itself, also without a feed', async () => {
    const { page, faults } = await openPage(browser);
    await withoutFeeds(page);
    const path = `/api/public/races/eventId/${running.ID}/next/3`;
    const [race] = await getJson<WireRace[]>(path);
    if (!race || race.Start.startsWith('0001')) throw new Error('The demo season has no race in progress');
    await visit(page, eventHref({ eventId: running.ID, tab: 'quick-status' }));
    await page.getByRole('timer', { name: 'Race clock' }).waitFor();
    await page.waitForResponse((response) => response.url().endsWith('/next/3'));
    await page.waitForResponse((response) => response.url().endsWith(`/raceId/${race.ID}`));

    const last = await getJson<WireRace[]>(`/api/public/races/eventId/${running.ID}/last/1`);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: [{ ...race, Start: '0001-01-01 00:00:00.000' }] }),
    );
    await page.getByRole('region', { name: 'Next race' }).waitFor();
    expect(last).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('stops polling while the browser tab is hidden, and polls immediately when it is visible again', async () => {
    const { page } = await openPage(browser);
    await withoutFeeds(page);
    await page.clock.install();
    await visit(page, eventHref({ eventId: running.ID, tab: 'quick-status' }));
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await page.waitForResponse((response) => response.url().endsWith('/next/3'));
    await page.waitForLoadState('networkidle');
    await hide(true);
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/next/3')) requestCount += 1;
    });
    await page.clock.runFor(60_000);
    expect(requestCount).toBe(0);
    const poll = page.waitForResponse((response) => response.url().endsWith('/next/3'));
    await hide(false);
    await poll;
  });
});

describe('the tables of an event', () => {
  it('sort by keyboard, with the order in the address', async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, eventHref({ eventId: running.ID, tab: 'lap-records' }));
    await page.getByRole('columnheader', { name: '1 Lap' }).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**sort=pbLap*');
    await page.locator('th[aria-sort=ascending]', { hasText: '1 Lap' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**order=desc*');
    await page.locator('th[aria-sort=descending]', { hasText: '1 Lap' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('leave the heading of Pilots in one line on a narrow phone', async () => {
    const { page, context } = await openPage(browser, { viewport: NARROW_PHONE });
    await visit(page, eventHref({ eventId: running.ID, tab: 'pilots' }));
    const box = await page.getByRole('heading', { name: 'Pilots' }).boundingBox();
    expect(box?.height).toBeLessThan(30);
    await context.close();
  });

  it("show a time's laps by keyboard", async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, eventHref({ eventId: running.ID, tab: 'lap-records' }));
    const toggle = page.getByRole('button', { name: /^Laps of/ }).first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page
      .getByText(/at \d+:\d\d:\d\d [AP]M/)
      .first()
      .waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(faults).toEqual([]);
  });

  it.each(['lap-records', 'lap-counts', 'points'])('save %s as CSV with a row per pilot', async (tab) => {
    const { page, faults } = await openPage(browser);
    await visit(page, eventHref({ eventId: running.ID, tab }));
    const rows = await page.locator('tbody tr').count();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /as CSV$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${running.Name.replaceAll(' ', '-')}-${tab}.csv`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString('utf8').trim().split('\r\n')).toHaveLength(rows + 1);
    expect(faults).toEqual([]);
  });

  it.each(['pilots', 'lap-records'])('show no button on %s that needs scripts without them', async (tab) => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(origin() + eventHref({ eventId: running.ID, tab }));
    expect(await page.getByRole('tabpanel').innerText()).toContain('Nightjar');
    // buttons that submit a form work
    const buttons = page.locator('main button:visible:not([type="submit"])');
    expect(await buttons.allInnerTexts()).toEqual([]);
  });

  it.each([720, 768, 900])('show whole cells and equal rows of lap records at %d px', async (width) => {
    const { page } = await openPage(browser, { viewport: { width, height: 1024 } });
    await visit(page, eventHref({ eventId: running.ID, tab: 'lap-records' }));
    const table = page.getByRole('table', { name: 'Lap Records' });
    await table.waitFor();
    const heights = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const cut = await table
      .locator('td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect({ heights: new Set(heights).size, cut }).toEqual({ heights: 1, cut: 0 });
  });

  it('print without menu, tabs and buttons', async () => {
    const { page } = await openPage(browser);
    await visit(page, eventHref({ eventId: running.ID, tab: 'lap-records' }));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('tablist').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /as CSV$/ }).isVisible()).toBe(false);
    expect(await page.getByRole('table').isVisible()).toBe(true);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
  });
});

describe('an event with stages', () => {
  it('has a tab per stage instead of Rounds and tables, without axe violations', async () => {
    const { page, faults } = await openPage(browser);
    await visit(page, eventHref({ eventId: eventWithStages.ID }));
    expect((await page.getByRole('tab').allInnerTexts()).slice(-stages.length)).toEqual(
      stages.map(({ Name }) => Name),
    );
    expect(await page.getByRole('tab', { name: 'Lap Records' }).count()).toBe(0);
    for (const { Name } of stages) {
      await page.getByRole('tab', { name: Name }).click();
      await page
        .getByRole('heading', { name: new RegExp(`^${Name} .*Round \\d+$`) })
        .first()
        .waitFor();
      expect(await findAxeFaults(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  it('prints its state once, and its bracket whole on upright A4', async () => {
    const { page } = await openPage(browser, { viewport: A4 });
    const bracket = stages.find(({ Name }) => Name === 'Double Elimination');
    await visit(page, eventHref({ eventId: eventWithStages.ID, tab: `stage-${bracket?.ID}` }));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Official', { exact: true }).filter({ visible: true }).count()).toBe(1);
    for (const round of ['Round 1', 'Final']) {
      const column = await page
        .getByRole('region', { name: `Double Elimination ${round}`, exact: true })
        .boundingBox();
      expect(column?.x).toBeGreaterThanOrEqual(0);
      expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(A4.width);
    }
  });
});

it('shows Missing ID without an id, and Missing Event object for an unknown event', async () => {
  const { page } = await openPage(browser);
  expect((await page.goto(`${origin()}/event/`))?.status()).toBe(404);
  expect(await page.locator('main').innerText()).toContain('404 Missing ID');
  const unknown = await page.goto(`${origin()}/event/00000000-0000-4000-8000-000000000000`);
  expect(unknown?.status()).toBe(404);
  expect(await page.locator('main').innerText()).toContain('404 Missing Event object');
});
