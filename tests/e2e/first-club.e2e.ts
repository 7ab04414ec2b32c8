import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountHref, agentHref, clubsHref, eventHref, manageClubHref } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import { buildMessage, lapEnd } from '../../server/src/features/live/testing/notifications';
import {
  PATREON_TEST_KEYS,
  type PatreonServer,
  startPatreonServer,
} from '../../server/src/outside/testing/patreon-server';
import { type BuiltEvent, buildEvent } from '../../server/src/testing/build-event-folder';
import { findFreePort } from '../../tools/dev/find-free-port';
import { launchBrowser, openPage, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let site: TestSite;
let patreon: PatreonServer;
let agent: ChildProcess | undefined;

const TIERS = { Robin: [], Hana: ['Pilot'], Rae: ['Club'], Ada: [] };
type Person = keyof typeof TIERS;

beforeAll(async () => {
  patreon = await startPatreonServer();
  for (const [name, tiers] of Object.entries(TIERS))
    patreon.people.set(name, {
      userId: name,
      memberId: `m-${name}`,
      firstName: name,
      lastName: '',
      fullName: name,
      tiers,
      status: 'active_patron',
      since: '2026-01-15T09:00:00Z',
    });
  const { clientId, clientSecret } = PATREON_TEST_KEYS;
  const settings = {
    NODE_ENV: 'production',
    SEED: 'none',
    PATREON_URL: patreon.url,
    PATREON_CLIENT_ID: clientId,
    PATREON_CLIENT_SECRET: clientSecret,
  };
  [browser, site] = await Promise.all([launchBrowser(), startTestSite(settings)]);
});
afterAll(async () => {
  agent?.kill();
  await browser.close();
  await site.stop();
  await patreon.close();
});

/** Signs in at Patreon, and ends on the account page. */
async function signIn(page: Page, person: Person): Promise<void> {
  patreon.visitor = person;
  await page.goto(`${site.origin}/api/public/auth/login`);
  await page.waitForURL(site.origin + accountHref());
  await untilReady(page);
}

const openMenu = async (page: Page) => {
  await page.locator('header summary').last().click();
  return page.locator('header details[open]');
};

it('makes the operator of an empty site its admin, even if others signed in before', async () => {
  const stranger = await openPage(browser);
  await signIn(stranger.page, 'Robin');
  expect(await (await openMenu(stranger.page)).innerText()).not.toContain('Admin');

  const { page, faults } = await openPage(browser, { viewport: PHONE });
  const code = readFileSync(path.join(site.dataDir, 'setup-code'), 'utf8').trim();
  await page.goto(`${site.origin}${accountHref()}?setup=${code}`);
  await untilReady(page);
  await page.getByRole('heading', { name: 'Become the admin of this site' }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  patreon.visitor = 'Ada';
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.waitForURL(site.origin + accountHref());
  await untilReady(page);
  await (await openMenu(page)).getByText('Admin').click();
  await page.getByRole('heading', { name: 'Admin' }).first().waitFor();
  expect(faults).toEqual([]);

  await page.goto(`${site.origin}${accountHref()}?setup=${code}`);
  patreon.visitor = 'Hana';
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.getByText('This setup code was used, or a newer one was made.').waitFor();
});

it('a person with the Club tier creates a club on a phone, and everybody sees it', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await signIn(page, 'Rae');
  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  await page.getByText('Your club starts here').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await (await openMenu(page)).getByText('Create your club').click();
  const dialog = page.getByRole('dialog', { name: 'Create your club' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dune Flyers');
  await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Auckland');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Dune Flyers', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(manageClubHref());
  const menu = await openMenu(page);
  expect(await menu.innerText()).not.toContain('Create your club');
  expect(faults).toEqual([]);

  const visitor = await openPage(browser);
  await visitor.page.goto(site.origin + clubsHref());
  await visitor.page.getByRole('link', { name: 'Dune Flyers' }).first().click();
  await visitor.page.getByRole('heading', { name: 'Dune Flyers' }).waitFor();
  expect(visitor.faults).toEqual([]);
});

/** Submits a form as the person of the page. Returns the response. */
const send = (page: Page, url: string, values: object): Promise<string> =>
  page.evaluate(
    async ([at = '', body = '']) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(at, { method: 'POST', headers, body })).text();
    },
    [url, JSON.stringify(values)],
  );

/** Today on the clock of the club: `2026/11/24`. */
const clubDay = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date()).replaceAll('-', '/');

/** Puts the files of an event where the desktop app writes them. */
function writeEvent(folder: string, event: BuiltEvent): void {
  for (const [name, text] of event.files) {
    const file = path.join(folder, 'events', event.id, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Starts the downloaded agent, as a double click does, and answers its questions. */
async function startAgent(folder: string, port: number, line: string): Promise<() => string> {
  const file = path.join(folder, path.basename(agentHref()));
  writeFileSync(file, await (await fetch(site.origin + agentHref())).text());
  const child = spawn(process.execPath, [
    file,
    '--notify',
    String(port),
    '--state',
    path.join(folder, 'state'),
  ]);
  agent = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  child.stdin.write(`${path.join(folder, 'events')}\n${line}\n`);
  return () => output;
}

it('the manager links the desktop app, joins its event with the site’s, and a phone shows the race live', async () => {
  const { page, context, faults } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'Rae');
  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  const clubId = await page.evaluate(async () => {
    const session = await (await fetch('/api/public/auth')).json();
    return session.admin_of as number;
  });
  const day = clubDay();
  const form = {
    Name: 'Dune Night',
    Start: `${day} 23:59`,
    CanRegister: true,
    Info: 'Bring light',
    Capacity: 12,
  };
  expect(await send(page, `/api/club/event/clubId/${clubId}`, form)).toBe('');
  const siteId: string = await page.evaluate(async (url) => {
    const [event] = await (await fetch(url)).json();
    return event.ID;
  }, `/api/public/events/clubId/${clubId}`);
  const pilot = await openPage(browser);
  await signIn(pilot.page, 'Hana');
  const registration = `/api/pilot/event_registration/id/${siteId}`;
  expect(await send(pilot.page, registration, { PilotName: 'Vee' })).toBe('');

  await page.getByText('Not linked to the desktop app').waitFor();
  await page.getByRole('button', { name: 'Link to application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link to application' });
  await dialog.getByText('No notification yet').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make key' }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const toast = page.locator('[popover]').getByText('Copied to clipboard');
  await toast.waitFor();
  // of the top layer, which also contains the dialog, the latest element is on top
  const isOnTop = await toast.evaluate((element) => element.closest(':popover-open') !== null);
  expect(isOnTop).toBe(true);
  const line = await page.evaluate(() => navigator.clipboard.readText());

  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-first-'));
  mkdirSync(path.join(folder, 'events'));
  const port = await findFreePort();
  const output = await startAgent(folder, port, line);
  await until(() => output().includes('Linked to Dune Flyers.'));
  const names = path.join(folder, 'Pilots of Dune Night.txt');
  await until(() => output().includes(names));
  expect(readFileSync(names, 'utf8')).toMatch(/^\S.*\n$/);

  const about = { round: 1 };
  const event = buildEvent({
    event: { Name: 'Dune Night in the app', Start: `${day} 0:00:00`, TimeZone: 'Pacific/Auckland' },
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    rounds: [{ RoundNumber: about.round }],
    races: [{ state: 'not-started' }],
  });
  writeEvent(folder, event);
  await until(() => output().includes(`Dune Night in the app: 1 race, ${site.origin}/event/${event.id}`));
  await dialog.getByText(/^Connected, last file \d+ s ago\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Compare with Dune Night in the app' }).click();
  const join = page.getByRole('dialog', { name: 'Join Dune Night with Dune Night in the app' });
  await join.getByText('In the app, not registered').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await join.getByRole('button', { name: 'Join them' }).click();
  await page.getByText('are one event now').waitFor();

  const phone = await openPage(browser, { viewport: PHONE });
  await phone.page.goto(`${site.origin}${eventHref({ eventId: siteId, tab: 'quick-status' })}`);
  await untilReady(phone.page);
  expect(phone.page.url()).toBe(`${site.origin}${eventHref({ eventId: event.id, tab: 'quick-status' })}`);
  await phone.page.getByRole('region', { name: 'Next race' }).waitFor();
  const startMs = Date.now();
  const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
  for (const message of [
    buildMessage('RaceStart', { ...about, ts: at(0), actualStart: at(0) }),
    lapEnd('Vee', 0, 1.2, { ...about, ts: at(1.2) }),
  ])
    await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: JSON.stringify(message) });
  await phone.page.getByRole('timer').waitFor();
  await phone.page
    .getByRole('region', { name: 'Race in progress' })
    .getByRole('cell', { name: '1.20' })
    .waitFor();
  expect(output()).toContain('live: they reach the site');
  await page.getByText(/^Last notification \d+ s ago$/).waitFor();
  expect([faults, phone.faults]).toEqual([[], []]);
});
