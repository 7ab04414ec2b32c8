import { eventHref } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import {
  type BuiltEvent,
  buildEvent,
  buildGuid,
  editFile,
} from '../../server/src/testing/build-event-folder';
import { launchBrowser, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { linkClubApp } from './support/club-app';
import { type Gate, openGate } from './support/gate';
import { openAndKeep, openKeepingPhone } from './support/kept-pages';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let gate: Gate;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  gate = await openGate(site.origin);
});
afterAll(async () => {
  await browser.close();
  await gate.stop();
  await site.stop();
});

const step = (page: Page, name: string) =>
  page.locator('[aria-current="step"]').filter({ hasText: name }).waitFor();
const plugIn = (page: Page) => page.getByRole('region', { name: 'May I plug in?' });

/** `2026/11/25` */
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()).replaceAll('-', '/');

/** Nightjar flies the second race of the first round, and the last one of the day. */
function buildDay(day: string, timeZone: string): BuiltEvent {
  const [nightjar, zed, kite] = [buildGuid(), buildGuid(), buildGuid()];
  const [first, second] = [buildGuid(), buildGuid()];
  const race = (roundId: string, number: number, ...pilotIds: string[]) => ({
    id: buildGuid(),
    roundId,
    number,
    pilotIds,
    state: 'not-started' as const,
  });
  return buildEvent({
    event: { Name: 'Field Day in the app', Start: `${day} 0:00:00`, TimeZone: timeZone },
    pilotIds: [nightjar, zed, kite],
    pilots: [{ Name: 'Nightjar' }, { Name: 'Zed' }, { Name: 'Kite' }],
    rounds: [{ ID: first }, { ID: second }],
    races: [race(first, 1, kite, zed), race(first, 2, nightjar, zed), race(second, 1, kite, nightjar)],
  });
}

it('a pilot’s day on one phone, from the registration to the last race, with two cuts of the network', async () => {
  const app = await linkClubApp(browser, site.origin);
  const day = dayIn(app.timeZone);
  const siteId = await app.createEvent({
    Name: 'Field Day',
    Start: `${day} 23:59`,
    CanRegister: true,
    Info: 'Bring batteries',
    ChannelLimit: 30,
    Cut: 2,
  });
  const { page, context, listFaults } = await openKeepingPhone(browser);
  const expectNoAxeFaults = async () => expect(await findAxeFaults(page)).toEqual([]);

  // in the morning
  await signIn(page, gate.origin, 'pilot');
  await page.goto(gate.origin + eventHref({ eventId: siteId }));
  await untilReady(page);
  await page
    .getByRole('button', { name: /^Register/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Registered').first().waitFor();

  // the app sends the event with its first races
  const event = buildDay(day, app.timeZone);
  const [, , lastId = ''] = event.raceIds;
  await app.deliver(event);
  await app.join(siteId, event);
  await page.goto(gate.origin + eventHref({ eventId: siteId, tab: 'pilots' }));
  await untilReady(page);
  await page.getByRole('tab', { name: 'My day' }).click();
  await page.waitForURL(/tab=my-day&pilot=/);
  await page.getByRole('heading', { name: 'Your next race, 1-2' }).waitFor();
  await step(page, 'Battery');
  await page.getByText('1 race before you').waitFor();
  await plugIn(page).getByRole('heading', { name: 'Not yet' }).waitFor();
  await expectNoAxeFaults();
  const dayUrl = page.url();
  await openAndKeep(page, dayUrl);

  // the previous race is flown, and the phone loses its network
  const races = [
    { round: 1, race: 1 },
    { round: 1, race: 2 },
    { round: 2, race: 1 },
  ] as const;
  await app.start(races[0]);
  await page.getByText('1 race before you: 1-1 is flying').waitFor();
  await plugIn(page).getByRole('heading', { name: 'No, R1 is hot' }).waitFor();
  gate.close();
  await page.getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  await app.cross(races[0], { Kite: [1.2, 21.2, 42.1, 63.4], Zed: [1.4, 23.1, 46.2, 69.9] });
  await app.end(races[0]);
  await page.reload();
  await untilReady(page);
  await page.getByText('No answer since').waitFor();
  await plugIn(page).getByRole('heading', { name: 'Ask at the line first' }).waitFor();
  expect(await plugIn(page).innerText()).not.toMatch(/Yes|free/);
  await expectNoAxeFaults();
  gate.open();
  await step(page, 'To the line');
  await page.getByText('You are next').waitFor();
  await plugIn(page).getByRole('heading', { name: 'Yes, R1 is free' }).waitFor();

  // the pilot's race
  await app.start(races[1]);
  await step(page, 'Flying');
  await page.getByRole('timer').waitFor();
  await app.cross(races[1], { Nightjar: [1.1, 20.9, 41.3, 61.8], Zed: [1.3, 22.4, 44.9, 67.2] });
  await page.getByText('1st', { exact: true }).first().waitFor();
  await app.end(races[1]);
  await page.getByRole('heading', { name: 'Your next race, 2-1' }).waitFor();
  await page.getByRole('region', { name: 'Your results' }).getByRole('link', { name: '1-2' }).waitFor();
  await expectNoAxeFaults();

  // the phone loses its network, and the channel of the last race changes meanwhile
  await plugIn(page).getByRole('heading', { name: 'Yes, R2 is free' }).waitFor();
  await context.setOffline(true);
  await page.getByText('It may have moved.').waitFor();
  editFile(event, `${lastId}/Race.json`, (race) => {
    const [kite, nightjar] = race.PilotChannels as { Channel: string }[];
    if (kite && nightjar) [kite.Channel, nightjar.Channel] = [nightjar.Channel, kite.Channel];
  });
  await app.deliver(event, lastId);
  expect(await plugIn(page).innerText()).not.toMatch(/Yes|free/);
  await context.setOffline(false);
  await plugIn(page).getByRole('heading', { name: 'Yes, R1 is free' }).waitFor();

  // the last race
  await app.start(races[2]);
  await step(page, 'Flying');
  await app.cross(races[2], { Kite: [1.2, 21.2, 42.1, 63.4], Nightjar: [1.4, 23.1, 46.2, 69.9] });
  await app.end(races[2]);
  await step(page, 'Done');
  await page.getByText('2nd in Race 2-1').waitFor();
  await expectNoAxeFaults();
  expect(listFaults()).toEqual([]);
});
