import { myDayHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';

let browser: Browser;
let event: WireEventListItem;
let href: string;
beforeAll(async () => {
  browser = await launchBrowser({ isFull: true });
  ({ event } = await findRunningRace());
  const reply = await fetch(`${origin()}/api/public/races/eventId/${event.ID}/next/3`);
  const [race] = (await reply.json()) as WireRace[];
  href = myDayHref({ eventId: event.ID, pilotId: race?.PilotChannels[0]?.Pilot ?? '' });
});
afterAll(() => browser.close());

/** A host that does not exist: headless Chromium reaches no push service, so it cannot subscribe by itself. */
const DEVICE = {
  endpoint: 'https://nobody.push.services.mozilla.com/wpush/v2/test',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

async function openDay(): Promise<Page> {
  const { page, context } = await openPage(browser, { viewport: PHONE, serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'], {
    origin: origin(),
  });
  await context.addInitScript((device) => {
    let subscription: unknown = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      subscription = { toJSON: () => device };
      return subscription as PushSubscription;
    };
  }, DEVICE);
  await page.goto(origin() + href);
  await untilReady(page);
  return page;
}

/** The id of the page's worker, once it is active. */
async function findRegistration(session: CDPSession, page: Page): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return found;
}

const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

it('notifies a phone once the visitor turns it on, and the worker shows what is pushed', async () => {
  const page = await openDay();
  const watch = page.waitForResponse((response) => response.url().includes('/api/device/push/'));
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('switch', { name: /Notify me/ }).click();
  const reply = await watch;
  expect([reply.status(), reply.request().postDataJSON()]).toEqual([200, { device: DEVICE, ahead: 3 }]);
  await page.getByRole('switch', { name: /Notify me/, checked: true }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);

  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistration(session, page);
  const message = { title: 'To the line: Race 7-3', body: 'Nightjar on R5.', href, tag: 'race' };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: origin(),
    registrationId,
    data: JSON.stringify(message),
  });
  let shown = await listNotifications(page);
  for (let turn = 0; turn < 50 && shown.length === 0; turn += 1) {
    await page.waitForTimeout(100);
    shown = await listNotifications(page);
  }
  expect(shown).toEqual([{ title: message.title, body: message.body, tag: message.tag }]);

  const end = page.waitForResponse((response) => response.url().includes('/api/device/push/'));
  await page.getByRole('switch', { name: /Notify me/ }).click();
  await end;
});

it('makes a private calendar, and ends it', async () => {
  const page = await openDay();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const link = page.getByRole('link', { name: 'Open', exact: true });
  const address = String(await link.getAttribute('href')).replace('webcal:', new URL(origin()).protocol);
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const calendar = await fetch(address);
  expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
  expect((await fetch(address)).status).toBe(404);
});
