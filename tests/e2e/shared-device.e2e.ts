import { eventHref } from '@holeshot/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { listEventsOfDemo } from './support/events-of-demo';
import { type Gate, openGate } from './support/gate';
import { listKept, openAndKeep, openKeepingPhone } from './support/kept-pages';
import { PEOPLE, signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let gate: Gate;
let eventUrl: string;
let eventName: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  gate = await openGate(site.origin);
  const events = await listEventsOfDemo(site.origin);
  const running = events.find(({ races }) => races['in-progress'].length > 0);
  eventUrl = gate.origin + eventHref({ eventId: running?.event.ID ?? '', tab: 'pilots' });
  eventName = running?.event.Name ?? '';
});
afterAll(async () => {
  await browser.close();
  await gate.stop();
  await site.stop();
});

/** All data that a browser stores for a site, as text. */
async function readKept(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) texts.push(`database ${name}`);
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).matchAll();
      for (const response of kept) texts.push(response.url, await response.text());
    }
    const workers = await navigator.serviceWorker.getRegistrations();
    for (const { pushManager } of workers)
      if (await pushManager.getSubscription()) texts.push('subscription');
    return texts.join('\n');
  });
  return `${inPage}\n${JSON.stringify(await context.cookies())}`;
}

/** Signs in, opens My Day, and leaves data on the device. */
async function spendDay(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  await signIn(page, gate.origin, person);
  await openAndKeep(page, eventUrl);
  await page.getByRole('tab', { name: 'My day' }).click();
  await page.waitForURL(/tab=my-day&pilot=/);
  await openAndKeep(page, page.url());
  await page.getByRole('heading', { name: /^Your (next race|race|day)/ }).waitFor();
  await page.getByRole('switch', { name: /Sound in this page/ }).click();
  await page.getByRole('button', { name: /^Follow/ }).click();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('button', { name: 'End it' }).waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.locator('header summary').last().click();
  await page.locator('header').getByText('Logout').click();
  await page.waitForURL(`${gate.origin}/events`);
  await untilReady(page);
}

it('two pilots and a visitor share a device, and nobody finds data of an earlier user', async () => {
  const { page, context, listFaults } = await openKeepingPhone(browser);
  const seen: string[] = [];
  for (const person of ['pilot', 'admin'] as const) {
    await spendDay(page, person);
    seen.push(new URL(page.url()).searchParams.get('pilot') ?? '');
    expect(await readKept(page, context)).toContain('followed-pilots');
    await logOut(page);
    expect(await listKept(page)).toEqual([]);
    const kept = await readKept(page, context);
    for (const trace of ['holeshot', ...seen, 'database', 'subscription']) expect(kept).not.toContain(trace);
  }
  expect(new Set(seen).size).toBe(2);

  await openAndKeep(page, eventUrl);
  expect(await page.getByRole('tab', { name: 'My day' }).count()).toBe(0);
  gate.close();
  try {
    for (const pilotId of seen) {
      await page.goto(`${eventUrl.split('?')[0]}?tab=my-day&pilot=${pilotId}`);
      await page.getByRole('heading', { name: 'This page was not kept on this device' }).waitFor();
      // it lists only the pages that the visitor opened
      const links = await page.getByRole('main').getByRole('link').allInnerTexts();
      expect(links.filter((text) => text.includes(eventName))).toHaveLength(1);
      expect(await page.locator('body').innerText()).not.toMatch(/My day|Nightjar|Kestrel/);
    }
    expect(await findAxeFaults(page)).toEqual([]);
  } finally {
    gate.open();
  }
  const kept = await readKept(page, context);
  for (const name of [PEOPLE.pilot, PEOPLE.admin]) expect(kept).not.toContain(`"${name}"`);
  expect(listFaults()).toEqual([]);
});
