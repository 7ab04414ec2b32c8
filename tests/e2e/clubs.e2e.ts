import type { WireEventsFront } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { type PEOPLE, signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let site: TestSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite({ MAPBOX_TOKEN: 'pk.test' })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const EVENT = 'Lantern Cup';

const MAP_STYLE = JSON.stringify({
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#24303a' } }],
});

/** Opens a page as a person, with an empty map in place of Mapbox's. */
async function openAs(person: keyof typeof PEOPLE, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await opened.page.route(/mapbox\.com/, (route) => {
    const body = route.request().url().includes('/styles/') ? MAP_STYLE : '{}';
    return route.fulfill({ contentType: 'application/json', body });
  });
  await signIn(opened.page, site.origin, person);
  return opened;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await untilReady(page);
}

async function save(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const getRow = (page: Page) => page.locator('main li', { hasText: EVENT });

it('a manager creates an event, opens registration, and sees who registered', async () => {
  const { page, context, faults } = await openAs('manager');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/manageClub');
  await page.getByRole('button', { name: 'Create Event' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByLabel('Name').fill(EVENT);
  await form.getByLabel('Start').first().fill('2099/07/01 19:30');
  await save(page, 'Create Event');
  await getRow(page).getByText('registration closed').waitFor();

  await getRow(page)
    .getByRole('button', { name: /^Edit Event/ })
    .click();
  const editor = page.getByRole('dialog', { name: 'Edit Event' });
  await editor.getByRole('spinbutton', { name: 'Places' }).fill('1');
  await editor.getByText('Registration open').click();
  await save(page, 'Edit Event');
  await getRow(page).getByText('0 of 1').waitFor();

  const pilot = await openAs('pilot');
  const link = await getRow(page).getByRole('link', { name: EVENT, exact: true }).getAttribute('href');
  await open(pilot.page, link ?? '');
  await pilot.page
    .getByRole('button', { name: /^Register/ })
    .first()
    .click();
  await pilot.page.getByLabel('Note for the race director').fill('R1 or R3');
  await save(pilot.page, 'Register');

  await page.reload();
  await untilReady(page);
  await getRow(page).getByText('1 of 1').waitFor();
  await getRow(page)
    .getByRole('button', { name: /^Copy pilot list/ })
    .click();
  await page.getByText('Copied to clipboard').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Nightjar');
  await getRow(page)
    .getByRole('button', { name: /^Registrations/ })
    .click();
  const registrations = page.getByRole('dialog', { name: `Registrations of ${EVENT}` });
  await registrations.getByText('R1 or R3').waitFor();
  await registrations.getByRole('button', { name: 'Remove Nightjar' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Nightjar?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await registrations.getByText('No registrations').waitFor();

  await open(pilot.page, '/account');
  await pilot.page.getByText(`The race director removed your registration for ${EVENT}.`).waitFor();
  expect([...faults, ...pilot.faults]).toEqual([]);
});

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('a manager places an event on the map, hides it, shows it and deletes it on %s', async (_, viewport) => {
  const geolocation = { latitude: -34.928549, longitude: 138.6 };
  const { page, faults } = await openAs('manager', { viewport, geolocation, permissions: ['geolocation'] });
  const name = `Moth Night ${viewport.width}`;
  const row = page.locator('main li', { hasText: name });
  const getStatus = async (path: string) => (await fetch(site.origin + path)).status;
  await open(page, '/manageClub');
  await page.getByRole('button', { name: 'Create Event' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Start').first().fill('2099/07/02 19:30');
  await form.getByLabel('Type').selectOption('Time trial');
  const map = form.getByRole('region', { name: 'Map to choose the place on' });
  await map.scrollIntoViewIfNeeded();
  await map.locator('canvas').click({ position: { x: 60, y: 80 } });
  const latitude = form.getByRole('spinbutton', { name: 'Latitude' });
  const longitude = form.getByRole('spinbutton', { name: 'Longitude' });
  await map.getByRole('button', { name: 'The place' }).waitFor();
  const clicked = [await latitude.inputValue(), await longitude.inputValue()].map(Number);
  expect(clicked[0]).toBeGreaterThan(0);
  expect(clicked[1]).toBeLessThan(0);

  const pin = map.getByRole('button', { name: 'The place' });
  await pin.hover();
  const { x, y } = (await pin.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: 4 });
  await page.mouse.up();
  await until(async () => Number(await latitude.inputValue()) < (clicked[0] ?? 0));
  expect(Number(await longitude.inputValue())).toBeGreaterThan(clicked[1] ?? 0);
  await form.getByRole('button', { name: 'Use my position' }).click();
  await until(async () => (await latitude.inputValue()) === '-34.92855');
  expect(await longitude.inputValue()).toBe('138.6');
  await latitude.fill('-34.5');
  await save(page, 'Create Event');
  const path = (await row.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';

  const setVisible = async () => {
    await row.getByRole('button', { name: /^Edit Event/ }).click();
    await page.getByRole('dialog', { name: 'Edit Event' }).getByText('Visible', { exact: true }).click();
    await save(page, 'Edit Event');
  };
  await setVisible();
  await row.getByText('Hidden').waitFor();
  expect(await getStatus(path)).toBe(404);
  await setVisible();
  await row.getByText('Upcoming').waitFor();
  expect(await getStatus(path)).toBe(200);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await row.waitFor({ state: 'detached' });
  expect(await getStatus(path)).toBe(404);
  expect(faults).toEqual([]);
});

it('a pilot joins a club by its code', async () => {
  const { page, context, faults } = await openAs('manager');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/manageClub');
  const clubs = page.getByRole('button', { name: 'Copy club code' });
  await clubs.last().click();
  await page.getByText('Copied to clipboard').first().waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const pilot = await openAs('visitor');
  await open(pilot.page, '/manageClub');
  await pilot.page.getByText('You do not manage a club').waitFor();
  await pilot.page.locator('main').getByRole('button', { name: 'Link to existing club' }).click();
  const dialog = pilot.page.getByRole('dialog', { name: 'Link to existing club' });
  await dialog.getByLabel('Club code').fill('nothing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('No club has this code.').waitFor();
  await dialog.getByLabel('Club code').fill(code);
  await save(pilot.page, 'Link to existing club');

  await page.reload();
  await untilReady(page);
  await page.getByRole('button', { name: 'Approve Robin Vale' }).click();
  await page
    .getByText(/Robin Vale is a member of/)
    .first()
    .waitFor();
  await open(pilot.page, '/account');
  await pilot.page.getByText(/You are a member of/).waitFor();
  expect([...faults, ...pilot.faults]).toEqual([]);
});

it('asks visitors to log in', async () => {
  const { page, faults } = await openPage(browser);
  await open(page, '/manageClub');
  await page.getByText('You are not signed in').waitFor();
  expect(faults).toEqual([]);
});

/** Registers the pilot for an event of the manager's club by the API. */
async function registerPilot(part: string): Promise<void> {
  const front = (await (await fetch(`${site.origin}/api/public/events/front`)).json()) as WireEventsFront;
  const id = front.Upcoming.find(({ Name }) => Name.includes(part))?.ID;
  const { page } = await openAs('pilot');
  const status = await page.evaluate(
    async (url) =>
      (await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    `/api/pilot/event_registration/id/${id}`,
  );
  expect(status).toBe(200);
}

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('the page and its dialogs have no axe faults on %s', async (_, viewport) => {
  await registerPilot('Winter Series 4');
  const { page } = await openAs('manager', { viewport });
  await open(page, '/manageClub');
  await page
    .getByRole('button', { name: /^Registrations of/ })
    .first()
    .waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page
    .getByRole('button', { name: /^Registrations of.*Winter Series 4/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Edit Event/ })
    .first()
    .click();
  await page.getByRole('spinbutton', { name: 'Places' }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
});
