import { eventHref, pilotInEventHref } from '@holeshot/contract';
import type { WireEventListItem, WireRanking, WireStage } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';

let browser: Browser;
let running: WireEventListItem;
let finished: WireEventListItem;
let elimination: WireStage;
let ranking: WireRanking;

const getJson = async <T>(path: string): Promise<T> => (await fetch(origin() + path)).json() as Promise<T>;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ event: running } = await findRunningRace());
  const events = await getJson<WireEventListItem[]>('/api/public/events');
  const grandFinal = events.find(({ Name }) => Name === 'Saltbush Grand Final');
  if (!grandFinal) throw new Error('The demo season has no Saltbush Grand Final');
  finished = grandFinal;
  const stages = await getJson<WireStage[]>(`/api/public/stages/eventId/${finished.ID}`);
  const stage = stages.find(({ StageType }) => StageType === 'DoubleElimination');
  if (!stage) throw new Error('The Grand Final has no double elimination');
  elimination = stage;
  ranking = await getJson<WireRanking>(`/api/public/rankings/eventId/${finished.ID}`);
});
afterAll(() => browser.close());

const visit = async (page: Page, href: string) => {
  await page.goto(origin() + href);
  await untilReady(page);
};

const getSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const bracketHref = () => eventHref({ eventId: finished.ID, tab: `stage-${elimination.ID}` });

describe('Rounds', () => {
  it('begins with the race in progress, and a phone shows its first row without scrolling', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: PHONE });
    await visit(page, eventHref({ eventId: running.ID, tab: 'rounds' }));
    const card = page.getByRole('article', { name: /in progress$/ });
    await card.getByRole('timer').waitFor();
    const first = await card.getByRole('listitem').first().boundingBox();
    expect(first?.y).toBeLessThan(420);
    expect(await page.getByRole('article').first().getAttribute('aria-label')).toMatch(/in progress$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('chips lead to a round below the bars, and the pilot filter works', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: WIDE });
    await visit(page, eventHref({ eventId: running.ID, tab: 'rounds' }));
    const chips = page.getByRole('navigation', { name: 'Rounds' });
    await chips.getByRole('link', { name: 'Rd 1', exact: true }).click();
    await page.waitForFunction(() => {
      const heading = [...document.querySelectorAll('h2')].find((h2) => h2.textContent === 'Race Round 1');
      const top = heading?.getBoundingClientRect().top ?? 0;
      return top > 150 && top < innerHeight;
    });
    const filter = page.getByRole('combobox', { name: 'Pilot' });
    await filter.selectOption({ label: 'Kestrel' });
    await page.waitForURL(/pilot=/);
    const cards = page.getByRole('article');
    await cards.filter({ hasNotText: 'Kestrel' }).first().waitFor({ state: 'detached' });
    expect(await cards.count()).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('filters by a form without scripts', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(origin() + eventHref({ eventId: running.ID, tab: 'rounds' }));
    await page.getByRole('combobox', { name: 'Pilot' }).selectOption({ label: 'Kestrel' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/tab=rounds&pilot=/);
    const cards = await page.getByRole('article').allInnerTexts();
    expect(cards.every((text) => text.includes('Kestrel'))).toBe(true);
    await context.close();
  });
});

describe('the bracket', () => {
  it('describes the path of the winner or of another pilot, also without scripts', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    const [winner, second] = ranking.Rows;
    await page.goto(origin() + bracketHref());
    expect(await page.getByText('Won by').innerText()).toBe(`Won by ${winner?.Name}`);
    expect(await page.locator('path[stroke-width="3"]').count()).toBeGreaterThan(0);
    await page.goto(`${origin()}${bracketHref()}&pilot=${second?.PilotID}`);
    expect(await page.getByText('The way of').innerText()).toBe(`The way of ${second?.Name}`);
    await page.setViewportSize({ width: 820, height: 900 });
    await page.reload();
    const final = await page.getByRole('heading', { level: 3, name: / Final$/ }).boundingBox();
    expect((final?.x ?? 0) + (final?.width ?? 0)).toBeLessThanOrEqual(820);
    expect(final?.x).toBeGreaterThan(400);
    await context.close();
  });

  it('begins a name from right to left where it begins others', async () => {
    const { page, context } = await openPage(browser);
    await visit(page, bracketHref());
    const name = page.getByRole('article').first().locator('a[dir=auto]').first();
    const getLeft = () =>
      name.evaluate((link) => {
        const letters = document.createRange();
        letters.selectNodeContents(link);
        return letters.getBoundingClientRect().left;
      });
    const left = await getLeft();
    await name.evaluate((link) => {
      link.textContent = 'שלום';
    });
    expect(await getLeft()).toBe(left);
    await context.close();
  });

  it('has its tab bar at the same position as other tabs', async () => {
    const { page, context } = await openPage(browser);
    await visit(page, eventHref({ eventId: finished.ID, tab: 'pilots' }));
    await page.getByRole('region', { name: 'Podium' }).waitFor();
    const topOfTabs = async () => (await page.getByRole('tablist').boundingBox())?.y;
    const top = await topOfTabs();
    await page.getByRole('tab', { name: 'Qualifying' }).click();
    await page.getByRole('tab', { name: 'Qualifying', selected: true }).waitFor();
    expect(await topOfTabs()).toBe(top);
    await context.close();
  });

  it('shows one round per swipe on phones, as high as its races, without axe violations', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: PHONE });
    await visit(page, bracketHref());
    const steps = page.getByRole('navigation', { name: 'Rounds of the bracket' });
    await steps.locator('[aria-current]', { hasText: 'Final' }).waitFor();
    await steps.getByRole('link', { name: 'Rd 1' }).click();
    await steps.locator('[aria-current]', { hasText: 'Rd 1' }).waitFor();
    const first = await page.getByRole('link', { name: 'Race 1-1' }).boundingBox();
    expect(first?.x).toBeGreaterThan(0);
    expect(await getSidewaysScroll(page)).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('a pilot in an event has the place, the neighbours, and a panel per kind of time', async () => {
  const second = ranking.Rows[1];
  const { page, faults } = await openPage(browser);
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    await visit(page, pilotInEventHref({ eventId: finished.ID, pilotId: second?.PilotID ?? '' }));
    expect(await page.locator('main header').first().innerText()).toContain('2nd of ');
    expect(await page.getByRole('img', { name: /by race: / }).count()).toBe(4);
    expect(await getSidewaysScroll(page)).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /^2nd of / }).click();
    const panel = page.getByRole('region', { name: second?.Name ?? '' });
    await panel.getByText('Rule 126').waitFor();
    // the server renders it, too
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('places of an event');
    expect(await getSidewaysScroll(page)).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Pilot before: 1st / }).click();
    await page.getByRole('heading', { level: 1, name: ranking.Rows[0]?.Name ?? '' }).waitFor();
    expect(faults).toEqual([]);
  }
});

it('a printed pilot has their name, place and event, without the menu and the neighbours', async () => {
  const [first] = ranking.Rows;
  const { page } = await openPage(browser);
  await visit(page, pilotInEventHref({ eventId: finished.ID, pilotId: first?.PilotID ?? '' }));
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1, name: first?.Name ?? '' }).isVisible()).toBe(true);
  expect(await page.locator('main header').first().innerText()).toContain(finished.Name);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Holeshot' }).filter({ visible: true }).count()).toBe(0);
});

it('Lap Counts has a dot for each lap, and the median of each pilot', async () => {
  const { page, context, faults } = await openPage(browser, { viewport: WIDE });
  await visit(page, eventHref({ eventId: running.ID, tab: 'lap-counts' }));
  await page.getByRole('columnheader', { name: 'Median' }).waitFor();
  expect(await page.locator('td circle').count()).toBeGreaterThan(100);
  // where the sticky copy of the head covers it
  await page.getByRole('link', { name: 'Median' }).click({ force: true });
  await page.waitForURL(/sort=median/);
  expect(faults).toEqual([]);
  await context.close();
});
