import { eventHref, myDayHref } from '@holeshot/contract';
import type { WirePilot, WireRace } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, untilReady } from './support/browser';
import { fetchedBeforeReady, findAxeFaults, readShift, watchShift } from './support/check-page';
import { listEventsOfDemo } from './support/events-of-demo';
import { type Gate, openGate } from './support/gate';
import { listKept, openAndKeep, openKeepingPhone, untilKept } from './support/kept-pages';
import { PEOPLE, signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let site: TestSite;
let gate: Gate;
let eventUrl: string;
let powerUrl: string;
let dayUrl: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  gate = await openGate(site.origin);
  const events = await listEventsOfDemo(site.origin);
  const running = events.find(({ races }) => races['in-progress'].length > 0);
  const eventId = running?.event.ID ?? '';
  const reply = await fetch(`${site.origin}/api/public/races/eventId/${eventId}/next/100`);
  const pilotId = ((await reply.json()) as WireRace[]).at(-1)?.PilotChannels[0]?.Pilot ?? '';
  eventUrl = gate.origin + eventHref({ eventId });
  powerUrl = `${eventUrl}/power`;
  dayUrl = gate.origin + myDayHref({ eventId, pilotId });
});
afterAll(async () => {
  await browser.close();
  await gate.stop();
  await site.stop();
});

/** The pilot whose day the device keeps. */
async function readPilotName(): Promise<string> {
  const { pathname, searchParams } = new URL(dayUrl);
  const reply = await fetch(`${site.origin}/api/public/pilots/eventId/${pathname.split('/').at(-1)}`);
  const pilots = (await reply.json()) as WirePilot[];
  return pilots.find(({ ID }) => ID === searchParams.get('pilot'))?.Name ?? '';
}

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'This is the page of' });

it('shows the kept day with its age and without a yes, and recovers', async () => {
  const { page, context, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, dayUrl);
  expect(await fetchedBeforeReady(page)).not.toContainEqual(expect.stringMatching(/worker|manifest/));
  await untilKept(page, powerUrl);
  await context.setOffline(true);
  await watchShift(page);
  await page.reload();
  await untilReady(page);
  await note(page).getByText('No network since').waitFor();
  await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  expect(await page.getByRole('region', { name: 'May I plug in?' }).innerText()).not.toMatch(/Yes|free/);
  expect(await readShift(page)).toBeLessThan(0.05);
  expect(await findAxeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Safe to power' }).click();
  // the page asks for its data, and then for the kept document: waitForURL fails where the first is aborted
  await until(() => page.url() === powerUrl);
  await untilReady(page);
  await note(page).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('0 free');

  await context.setOffline(false);
  await note(page).waitFor({ state: 'detached' });
  expect(listFaults()).toEqual([]);
});

it('shows the whole day of a followed pilot whose page was never opened on this device', async () => {
  const { page, context, listFaults } = await openKeepingPhone(browser);
  const name = await readPilotName();
  await page.addInitScript(
    (followed) => localStorage.setItem('holeshot.followed-pilots', JSON.stringify([followed])),
    name,
  );
  await openAndKeep(page, eventUrl);
  const link = page.getByRole('tab', { name: 'My day' });
  const linked = gate.origin + (await link.getAttribute('href'));
  await untilKept(page, linked);
  await context.setOffline(true);
  await page.goto(linked);
  await untilReady(page);
  await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  await page.getByRole('region', { name: 'Against' }).waitFor();
  await page.getByRole('switch', { name: /Sound in this page/ }).waitFor();
  expect(await page.getByText('did not load').count()).toBe(0);
  expect(listFaults()).toEqual([]);
});

it('never answers yes after the open page has lost its network', async () => {
  const { page, context } = await openKeepingPhone(browser);
  await openAndKeep(page, dayUrl);
  await context.setOffline(true);
  await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  await page.getByText('It may have moved.').waitFor();
});

it('the kept copy claims nothing about the present, also without scripts', async () => {
  const { page } = await openKeepingPhone(browser);
  await openAndKeep(page, dayUrl);
  const html = await page.evaluate(
    async (url) => (await (await caches.open('holeshot-pages')).match(url))?.text(),
    dayUrl,
  );
  expect(html).toContain('Ask at the line first');
  expect(html).toContain('Kept on this device');
  expect(html).not.toContain('kept=1');
});

it('says that a page is not kept, and lists the kept ones', async () => {
  const { page, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, eventUrl);
  gate.close();
  try {
    await page.goto(`${gate.origin}/clubs`);
    await page.getByRole('heading', { name: 'This page was not kept on this device' }).waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.locator(`a[href="${eventUrl}"]`).click();
    await untilReady(page);
    await note(page).getByText('No answer since').waitFor();
    // from a kept page to one that is not
    await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
    const notKept = page.getByRole('heading', { name: 'This page was not kept on this device' });
    await notKept.waitFor({ timeout: 120_000 });
  } finally {
    gate.open();
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await untilReady(page);
  expect(listFaults()).toEqual([]);
});

it('while a site is away for an hour, an open page shows its age, and kept pages open', async () => {
  const { page, listFaults } = await openKeepingPhone(browser);
  await page.clock.install();
  await openAndKeep(page, dayUrl);
  gate.close();
  try {
    await page.clock.fastForward('01:00:00');
    await page.getByText('Data 1 h').waitFor();
    await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
    await page.reload();
    await note(page).getByText('1 h').waitFor();
    await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  } finally {
    gate.open();
  }
  await page.reload();
  await untilReady(page);
  expect(await note(page).count()).toBe(0);
  expect(listFaults()).toEqual([]);
});

it('a browser keeps no personal data, and a logout deletes all kept pages', async () => {
  const { page, listFaults } = await openKeepingPhone(browser);
  await signIn(page, gate.origin, 'pilot');
  await openAndKeep(page, eventUrl);
  const texts = await page.evaluate(async () => {
    const kept: Response[] = [];
    for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).matchAll()));
    return Promise.all(kept.map((response) => response.text()));
  });
  expect(texts.filter((text) => text.includes(`"handle":"${PEOPLE.pilot}"`))).toEqual([]);
  await page.getByRole('button', { name: 'Sunlight' }).click();
  await page.evaluate(() => localStorage.setItem('holeshot.followed-pilots', '["Hana"]'));
  await page.goto(`${gate.origin}/logout/`);
  await page.waitForURL(`${gate.origin}/events`);
  await untilReady(page);
  expect(await listKept(page)).toEqual([]);
  // the theme says nothing about the person
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'sun' });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('sun');
  expect(listFaults()).toEqual([]);
});
