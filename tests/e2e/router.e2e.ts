import { eventHref } from '@holeshot/contract';
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser, openPage, origin, untilReady } from './support/browser';
import { findRaceOfDemo } from './support/demo';
import { untilRuntime } from './support/federation-runtime';

const EVENT_REPLY = '**/api/public/events/id/*';
const RACE_PAGE_CHUNK = '**/builds/mf-race/*/race-event.js';

let browser: Browser;
let eventId: string;
let eventName: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { event } = await findRaceOfDemo();
  eventId = event.ID;
  eventName = event.Name;
});
afterAll(() => browser.close());

const eventLink = (page: Page) => page.locator(`main a[href="${eventHref({ eventId })}"]`).first();

async function openEvents() {
  const watched = await openPage(browser);
  await watched.page.goto(`${origin()}/events?q=${encodeURIComponent(eventName)}`);
  await untilReady(watched.page);
  return watched;
}

/** Requests of the layout, which may occur at any time: the race in progress, and reports of builds. */
const isOfLayout = (request: Request) => /\/api\/(public\/live|telemetry)$/.test(request.url());

const untilEvent = (page: Page) => page.getByRole('heading', { level: 1, name: eventName }).waitFor();

describe('the router', () => {
  it.each([
    [404, 'Missing Event object', false],
    [500, 'Internal Server Error', true],
    [503, 'Service Unavailable', true],
  ])('shows status %s of a failed loader inside the site', async (status, statusText, hasRetry) => {
    const { page, context } = await openEvents();
    await page.route(EVENT_REPLY, (route) => route.fulfill({ status, json: { message: 'no' } }));
    await eventLink(page).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Unexpected Application Error!');
    expect(await alert.innerText()).toContain(`${status} ${statusText}`);
    expect(await page.locator('header').count()).toBe(1);
    expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(hasRetry ? 1 : 0);
    await context.close();
  });

  it('loads a failed page on "Try again", in the same document', async () => {
    const { page, context } = await openEvents();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(EVENT_REPLY, (route) => route.fulfill({ status: 503, json: {} }));
    await eventLink(page).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute(EVENT_REPLY);
    await again.click();
    await untilEvent(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await context.close();
  });

  it('shows a panel when the code of a page fails to load, and loads it on "Try again"', async () => {
    const { page, context } = await openEvents();
    await page.route(RACE_PAGE_CHUNK, (route) => route.abort());
    await eventLink(page).click();
    await page.getByText('The race pages did not arrive').waitFor();
    await page.unroute(RACE_PAGE_CHUNK);
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilEvent(page);
    await context.close();
  });

  it('shows an error when the code of a tab fails to load, and loads it on "Try again"', async () => {
    const { page, context } = await openPage(browser);
    const chunk = '**/builds/mf-race/*/race-event.lap-records.js';
    await page.route(chunk, (route) => route.abort());
    await page.goto(origin() + eventHref({ eventId }));
    await untilReady(page);
    await page.getByRole('tab', { name: 'Lap Records' }).click();
    await page.getByText('Lap Records did not load').waitFor();
    expect(await page.getByRole('heading', { level: 1, name: eventName }).count()).toBe(1);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Lap Records');
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('columnheader', { name: 'Pilot', exact: true }).waitFor();
    await context.close();
  });

  it('shows an error while offline, and loads on "Try again" when online', async () => {
    const { page, context } = await openEvents();
    await context.setOffline(true);
    await eventLink(page).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(page.url()).toContain(eventId);
    await context.setOffline(false);
    await again.click();
    await untilEvent(page);
    await context.close();
  });

  it('shows the latest navigation, and discards earlier ones that arrive later', async () => {
    const { page, context } = await openEvents();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(EVENT_REPLY, async (route) => {
      await released;
      await route.continue();
    });
    const late = page.waitForEvent('requestfinished', (request) => /\/events\/id\//.test(request.url()));
    await eventLink(page).click();
    await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Around The World' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Clubs'));
    release();
    await late;
    // time for an error to appear
    await page.waitForTimeout(500);
    expect(page.url()).toMatch(/\/clubs$/);
    expect(await page.getByRole('heading', { level: 1, name: eventName }).count()).toBe(0);
    await context.close();
  });

  it('follows a hash link without loading the page again', async () => {
    const { page, context, faults } = await openEvents();
    await untilRuntime(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|builds)\//.test(request.url()) && !isOfLayout(request)) requests.push(request.url());
    });
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.waitForURL('**#content');
    expect(requests).toEqual([]);
    await eventLink(page).click();
    await untilEvent(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('does not call the API when only the open tab changes', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${origin()}/club/1`);
    await untilReady(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !isOfLayout(request)) requests.push(request.url());
    });
    const tab = page.getByRole('tab').last();
    await tab.click();
    await tab.and(page.locator('[aria-selected=true]')).waitFor();
    expect(requests).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
