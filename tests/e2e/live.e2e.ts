import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventHref, raceHref } from '@holeshot/contract';
import type { WireEventsFront } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { buildMessage, lapEnd } from '../../server/src/features/live/testing/notifications';
import { type BuiltEvent, buildEvent, buildGuid } from '../../server/src/testing/build-event-folder';
import { launchBrowser, openPage, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let site: TestSite;
let club: { key: string; address: string };
const agents = new Set<ChildProcess>();

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite({ DEMO_LIVE: 'on' })]);
  club = await linkApp();
});
afterEach(() => {
  for (const agent of agents) agent.kill();
  agents.clear();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The manager of the demo club makes a key, and copies it and the address for notifications. */
async function linkApp(): Promise<{ key: string; address: string }> {
  const { page, context } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, site.origin, 'manager');
  await page.locator('header summary').last().click();
  await page.locator('header').getByText('Link to application').click();
  const dialog = page.getByRole('dialog', { name: 'Link to application' });
  await dialog.getByRole('button', { name: 'Make key' }).click();
  const copies = dialog.getByRole('button', { name: 'Copy', exact: true });
  const copy = async (index: number): Promise<string> => {
    await copies.nth(index).click();
    await page.waitForTimeout(100);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await copies.first().waitFor();
  const line = await copy(0);
  return { key: line.split(' ').at(-1) ?? '', address: await copy(1) };
}

/** Sends messages as the desktop app does, one after the other. */
async function notify(...messages: Record<string, unknown>[]): Promise<void> {
  for (const message of messages) {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const reply = await fetch(club.address, { method: 'PUT', headers, body: JSON.stringify(message) });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  }
}

/** The round of the test's race, higher than any of the season. */
const ROUND = 77;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The fields of an event that takes place today. */
function today(Name: string) {
  const now = new Date();
  const day = [now.getUTCFullYear(), twoDigits(now.getUTCMonth() + 1), twoDigits(now.getUTCDate())].join('/');
  return {
    event: { Name, Start: `${day} 0:00:00`, TimeZone: 'UTC' },
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
  };
}

/** A folder that an agent watches, and into which files of an event are copied. */
function watchFolder(event: BuiltEvent): { copy: (...names: string[]) => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-live-'));
  mkdirSync(path.join(folder, event.id));
  const agent = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'tools/sync.ts', folder, '--site', site.origin, '--key', club.key],
      ...['--notify', 'off', '--state', mkdtempSync(path.join(tmpdir(), 'holeshot-agent-'))],
    ],
    { stdio: 'ignore' },
  );
  agents.add(agent);
  return {
    copy(...names) {
      for (const name of names) {
        const file = path.join(folder, event.id, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, event.files.get(name) ?? '[]');
      }
    },
  };
}

const untilRaceExists = (eventId: string, raceId: string): Promise<void> =>
  until(async () => (await fetch(`${site.origin}/api/public/races/eventId/${eventId}/raceId/${raceId}`)).ok);

const board = (page: Page) => page.getByRole('region', { name: 'Race in progress' });
const rowTexts = (page: Page) => board(page).getByRole('rowheader').allInnerTexts();

it('a race day appears on an open phone: files from the agent, crossings as they happen', async () => {
  const event = buildEvent({
    ...today('Phone Cup'),
    rounds: [{ RoundNumber: ROUND }],
    races: [{ state: 'not-started' }],
  });
  const raceId = event.raceIds[0] ?? '';
  const folder = watchFolder(event);
  folder.copy('Event.json', 'Pilots.json', 'Rounds.json', `${raceId}/Race.json`);
  await untilRaceExists(event.id, raceId);
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await page.goto(`${site.origin}${eventHref({ eventId: event.id, tab: 'quick-status' })}`);
  await untilReady(page);
  await page.getByRole('region', { name: 'Next race' }).waitFor();

  const startMs = Date.now();
  const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
  const about = { round: ROUND };
  const cross = (name: string, lap: number, seconds: number) =>
    lapEnd(name, lap, seconds, { ...about, ts: at(seconds) });
  await notify(buildMessage('RaceStart', { ...about, ts: at(0), actualStart: at(0) }));
  await page.getByRole('timer', { name: 'Race clock' }).waitFor();
  await notify(cross('Vee', 0, 1.2), cross('Zed', 0, 1.9));
  await board(page).getByRole('cell', { name: '1.20' }).waitFor();
  await notify(cross('Zed', 1, 12.9));
  const sentMs = Date.now();
  const lead = page.getByText('Zed takes the lead', { exact: true }).first();
  await lead.waitFor({ state: 'attached' });
  console.info(`A crossing is on the screen after ${Date.now() - sentMs} ms`);
  expect((await rowTexts(page)).map((text) => text.split('\n').at(-1))).toEqual(['Zed', 'Vee']);
  await page
    .getByRole('region', { name: 'As it happened' })
    .getByText('Zed takes the lead from Vee')
    .waitFor();
  await page.getByText(/^Last crossing \d+ s ago$/).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);

  await page.goto(`${site.origin}${raceHref({ eventId: event.id, raceId })}`);
  await untilReady(page);
  await notify(cross('Vee', 1, 13.6));
  await board(page).getByRole('cell', { name: '12.40' }).waitFor();
  await notify(buildMessage('RaceEnd', { ...about, ts: at(60) }));
  await page.getByRole('timer').waitFor({ state: 'detached' });

  const final = buildEvent({
    id: event.id,
    pilotIds: event.pilotIds,
    rounds: [{ ID: event.roundIds[0], RoundNumber: ROUND }],
    races: [{ id: raceId, laps: 3 }],
  });
  for (const [name, text] of final.files) event.files.set(name, text);
  folder.copy(`${raceId}/Race.json`, `${raceId}/Result.json`);
  await page.getByRole('main').getByText('20.00').first().waitFor();
  expect(faults).toEqual([]);
});

/** Layout shifts of a page since the last call that a reader notices, except those that follow an input. */
const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = (window as { shifts?: LayoutShift[] }).shifts?.splice(0) ?? [];
    const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    if (shifts.reduce((sum, { value }) => sum + value, 0) < 0.01) return [];
    return shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const { outerHTML = '' } = (node ?? {}) as Element;
        return `${value}: from ${previousRect.y} to ${currentRect.y}: ${outerHTML.slice(0, 200)}`;
      }),
    );
  });

type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Before the page opens. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });

it('open pages stay current until all races are flown, and nothing moves while somebody reads', async () => {
  const about = { round: ROUND + 1, race: 2 };
  const round = { ID: buildGuid(), RoundNumber: about.round };
  const flown = { id: buildGuid(), roundId: round.ID };
  const last = { id: buildGuid(), roundId: round.ID, number: 2 };
  const event = buildEvent({
    ...today('Two Heats'),
    rounds: [round],
    races: [flown, { ...last, state: 'not-started' }],
  });
  const { id, pilotIds } = event;
  const deliver = (changes: Parameters<typeof buildEvent>[0]) => {
    event.files = buildEvent({ ...today('Two Heats'), id, pilotIds, ...changes }).files;
    folder.copy(...event.files.keys());
  };
  const folder = watchFolder(event);
  folder.copy(...event.files.keys());
  await untilRaceExists(event.id, last.id);
  const href = (tab?: string) => site.origin + eventHref({ eventId: event.id, ...(tab && { tab }) });
  const open = async (address: string, options = {}) => {
    const { page } = await openPage(browser, options);
    await watchShifts(page);
    await page.goto(address);
    await untilReady(page);
    return page;
  };
  const readers = [await open(href('quick-status')), await open(href('quick-status'), { viewport: PHONE })];
  const startMs = Date.now();
  const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
  const cross = (name: string, lap: number, seconds: number) =>
    lapEnd(name, lap, seconds, { ...about, ts: at(seconds) });
  await notify(
    buildMessage('RaceStart', { ...about, ts: at(0), actualStart: at(0) }),
    ...['Vee', 'Zed'].flatMap((name, pilot) =>
      [0, 1, 2, 3].map((lap) => cross(name, lap, 2 + pilot + lap * 9)),
    ),
  );
  const points = await open(href('points'));
  for (const page of readers) {
    await board(page).getByRole('cell', { name: '9.00' }).first().waitFor();
    await page.waitForTimeout(1_000);
    await takeShifts(page);
  }

  await notify(buildMessage('RaceEnd', { ...about, ts: at(40) }));
  deliver({ rounds: [round], races: [flown, last] });
  await points.getByRole('cell', { name: '20', exact: true }).first().waitFor();
  for (const page of [...readers, points]) await page.getByText('Results are in.').waitFor();
  for (const page of readers) {
    await page.getByText('No race in progress').waitFor();
    expect(await takeShifts(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Quick Status', selected: true }).waitFor();
  }

  const [first, phone] = readers;
  await phone?.getByRole('link', { name: 'Show the podium' }).click();
  await phone?.getByRole('region', { name: 'Podium' }).waitFor();
  expect(await phone?.getByRole('tab', { name: 'Quick Status' }).count()).toBe(0);

  const drawn = { ID: buildGuid(), RoundNumber: about.round + 1 };
  deliver({
    rounds: [round, drawn],
    races: [flown, last, { roundId: drawn.ID, state: 'not-started' }],
  });
  for (const page of [first, phone, points]) {
    await page?.getByRole('tab', { name: 'Quick Status' }).waitFor();
    await page?.getByText('Results are in.').waitFor({ state: 'detached' });
  }
  await first?.getByText(`Round ${drawn.RoundNumber}, Race 1`).first().waitFor();
  await phone?.getByRole('tab', { name: /^Pilots/, selected: true }).waitFor();
});

it.each([
  ['nobody', []],
  ['a pilot', ['Kestrel']],
])('parts whose code is late stay as the server rendered them, for who follows %s', async (_, names) => {
  const { page, faults } = await openPage(browser, { viewport: { width: 1680, height: 900 } });
  await page.addInitScript(
    (followed) => localStorage.setItem('holeshot.followed-pilots', JSON.stringify(followed)),
    names,
  );
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/race-event\.info/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.origin}${eventHref({ eventId: await findRunning(), tab: 'quick-status' })}`);
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(1_000);
  expect(await page.getByRole('heading', { name: 'Stream', exact: true }).count()).toBe(1);
  release();
  await untilReady(page);
  expect(faults).toEqual([]);
});

it('a phone catches up immediately after sleep', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  const running = await findRunning();
  await page.goto(`${site.origin}${eventHref({ eventId: running, tab: 'quick-status' })}`);
  await untilReady(page);
  const sleep = (isAsleep: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isAsleep);
  await sleep(true);
  const feed = page.waitForRequest((request) => request.url().includes('/api/public/live/'));
  await page.waitForTimeout(2_000);
  await sleep(false);
  await feed;
  expect(faults).toEqual([]);
});

it('a tab opened without network shows the failure in its place, and loads when the network is back', async () => {
  const { page, context } = await openPage(browser);
  const feed = page.waitForRequest((request) => request.url().includes('/api/public/live/'));
  await page.goto(`${site.origin}${eventHref({ eventId: await findRunning(), tab: 'quick-status' })}`);
  await Promise.all([untilReady(page), feed]);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Lap Records' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Lap Records did not load').waitFor();
  expect(await alert.innerText()).toContain('You are offline');
  await page.getByText(/^Data \d+ s old/).waitFor();
  await page.getByRole('heading', { name: 'Saltbush Winter Series 3' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('table', { name: 'Lap Records' }).waitFor();
  await page.getByText(/^Data \d+ s old/).waitFor({ state: 'detached' });
});

/** The running event of the demo season. */
async function findRunning(): Promise<string> {
  const front = (await (await fetch(`${site.origin}/api/public/events/front`)).json()) as WireEventsFront;
  const event = [...front.Upcoming, ...front.Recent].find(({ Name }) => Name === 'Saltbush Winter Series 3');
  return event?.ID ?? '';
}

it('the running event of the demo shows new crossings within a minute', async () => {
  const { page, faults } = await openPage(browser);
  const running = await findRunning();
  await page.goto(`${site.origin}${eventHref({ eventId: running, tab: 'quick-status' })}`);
  await untilReady(page);
  const texts = async () => (await board(page).allInnerTexts()).join().replace(/\d+:\d\d\.\d/, '');
  const before = await texts();
  const deadlineMs = Date.now() + 60_000;
  while ((await texts()) === before && Date.now() < deadlineMs) await page.waitForTimeout(200);
  expect(await texts()).not.toBe(before);
  expect(faults).toEqual([]);
});
