import { eventHref } from '@holeshot/contract';
import type { WireEventListItem, WireEventsFront } from '@holeshot/contract/wire';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { drawPicture, PEOPLE, signIn, signInFromDrawer } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let events: WireEventListItem[];

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  const front = (await (await fetch(`${site.origin}/api/public/events/front`)).json()) as WireEventsFront;
  events = front.Upcoming;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const eventNamed = (part: string): WireEventListItem => {
  const event = events.find(({ Name }) => Name.includes(part));
  if (!event) throw new Error(`The demo season has no upcoming event ${part}`);
  return event;
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await untilReady(page);
};

/** Resolves when the tab listens to the messages of other tabs. */
const untilWatched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-page')),
  );

/** Signs in as a person in a tab of a browser that may be signed in as another. */
async function signInAgain(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  await page.goto(`${site.origin}/api/public/auth/login`);
  await page.getByRole('link', { name: PEOPLE[person] }).click();
  await page.waitForURL(`${site.origin}/account`);
  await page.getByRole('heading', { name: 'Your Account' }).waitFor();
}

describe.each(Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])('the %s', (person) => {
  it('signs in, sees the menu for the role, and logs out', async () => {
    const { page, context, faults } = await openPage(browser);
    await signInFromDrawer(page, site.origin, person);
    await page.locator('header summary').last().click();
    await page.locator('header').getByText('Logout').waitFor();
    const items = await page.locator('header details[open]').innerText();
    expect(items).toContain('Your Account');
    expect(items.includes('Manage Club / Events')).toBe(person === 'manager');
    expect(items.includes('Admin')).toBe(person === 'admin');
    await page.locator('header').getByText('Logout').click();
    await page.waitForURL(`${site.origin}/events`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
  });
});

it('a pilot registers on the event page, is in the list, and takes it back', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  const event = eventNamed('Winter Series 4');
  await open(page, eventHref({ eventId: event.ID, tab: 'pilots' }));
  await page
    .getByRole('button', { name: /^Register/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Note for the race director').fill('R1 or R3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tabpanel').getByText('Nightjar').first().waitFor();
  await page.getByText('Registered').first().waitFor();

  await open(page, '/account');
  const entry = page.locator('main li, main article', { hasText: event.Name }).first();
  await entry.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No registrations').waitFor();
  expect(faults).toEqual([]);
});

it('returns a visitor who pressed Register to the event after the login', async () => {
  const { page, faults } = await openPage(browser);
  const event = eventNamed('Winter Series 4');
  await open(page, '/events');
  await page
    .getByRole('button', { name: `Register for ${event.Name}` })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Login via Patreon' });
  await drawer.getByText(`Log in to register for ${event.Name}.`).waitFor();
  await drawer.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.getByRole('link', { name: PEOPLE.visitor }).click();
  await page.getByRole('link', { name: `Continue with ${event.Name}` }).waitFor();
  await untilReady(page);
  await page.getByRole('link', { name: `Continue with ${event.Name}` }).click();
  await page.waitForURL(`${site.origin}${eventHref({ eventId: event.ID })}`);
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Pilot name').fill('nightjär');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Nightjar is the handle of another pilot: enter a name of your own.').waitFor();
  await dialog.getByLabel('Pilot name').fill('Robin');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Registered ✓').first().waitFor();
  expect(faults).toEqual([]);
});

it('offers the waiting list of a full event, on a phone', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await signIn(page, site.origin, 'admin');
  await open(page, eventHref({ eventId: eventNamed('Whoop Night').ID }));
  await page.getByRole('button', { name: /Join waiting list/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByText('you get place 2 on the waiting list').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Waiting list, place 2').first().waitFor();
  await page.getByText('is full: you have place 2 on the waiting list').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText('is full: you have place 2').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

it('keeps Register above the map of the place, on a phone', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await open(page, eventHref({ eventId: eventNamed('Whoop Night').ID, tab: 'info' }));
  await page
    .getByRole('heading', { name: 'Location' })
    .evaluate((heading) =>
      window.scrollBy(0, heading.getBoundingClientRect().top - window.innerHeight + 150),
    );
  await page.getByRole('button', { name: /Join waiting list/ }).click();
  await page.getByRole('dialog', { name: 'Login via Patreon' }).waitFor();
  expect(faults).toEqual([]);
});

it('a pilot claims an event, and sees it on the profile', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  const section = page.locator('section', { hasText: 'Events matching your handle' });
  const row = section.locator('li').first();
  const name = await row.getByRole('link').first().innerText();
  const claim = row.getByRole('button', { name: /^Claim/ });
  const label = await claim.getAttribute('aria-label');
  await claim.click();
  await page.getByRole('button', { name: label ?? name, exact: true }).waitFor({ state: 'detached' });
  await open(page, '/Nightjar/?tab=events');
  await page.getByRole('tabpanel').getByText(name).first().waitFor();
  expect(faults).toEqual([]);
});

it('a pilot changes the profile and crops a photo, which visitors see', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('Handle').fill('api');
  await dialog.getByLabel('Bio').fill('Flies <b>at night</b>');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This word is the address of a page: choose another handle.').waitFor();
  await dialog.getByLabel('Handle').fill('Nightjar');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 600, 300) });
  await dialog
    .getByRole('button', { name: /crop|use|apply/i })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Replace' }).waitFor();
  await dialog.getByLabel('Country').selectOption({ label: 'Australia' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Australia').waitFor();

  const visitor = await openPage(browser);
  await open(visitor.page, '/nightjar');
  await visitor.page.getByText('Flies <b>at night</b>').waitFor();
  const photo = visitor.page.locator('main img[src^="/files/people/"]').first();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('asks before it discards edits', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  await open(page, '/events');
  await page.locator('header summary').last().click();
  await page.locator('header').getByText('Your Account').click();
  await page.waitForURL(`${site.origin}/account`);
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('First name').fill('Kept');
  await page.keyboard.press('Escape');
  await page.getByText('Discard your changes?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Kept');
  await page.goBack();
  await page.getByText('Discard your changes?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Kept');
  expect(faults).toEqual([]);
});

it('explains a refused sign-in and a wrong code', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${site.origin}/api/public/auth/login`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('You did not allow the sign-in at Patreon.').waitFor();
  await page.goto(`${site.origin}/account?code=made-up&state=made-up`);
  await page.getByText('This sign-in was not started in this browser').waitFor();
  expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toContain('/auth/login');
});

it('two people and a visitor who open the same addresses in turn see no data of each other', async () => {
  const [pilot, admin, visitor] = await Promise.all([
    openPage(browser),
    openPage(browser),
    openPage(browser),
  ]);
  await signIn(pilot.page, site.origin, 'pilot');
  await signIn(admin.page, site.origin, 'admin');
  const own = [
    [pilot, 'Nightjar', 'Kestrel'],
    [admin, 'Kestrel', 'Nightjar'],
  ] as const;
  for (const path of ['/download', '/account', '/manageClub', '/api/public/auth', '/download']) {
    const read = async ({ context }: { context: BrowserContext }) => {
      const reply = await context.request.get(site.origin + path);
      return { text: await reply.text(), kept: reply.headers()['cache-control'] };
    };
    for (const [person, name, other] of own) {
      const { text, kept } = await read(person);
      expect([path, text.includes(name), text.includes(other), kept]).toEqual([
        path,
        true,
        false,
        'private, no-store',
      ]);
      expect((await read(visitor)).text).not.toMatch(/Nightjar|Kestrel/);
    }
  }
});

it('never stores the input of one person for another who signs in in a second tab', async () => {
  const { page, context } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('Bio').fill('Words of Nightjar');
  await untilWatched(page);
  const second = await context.newPage();
  await signInAgain(second, 'admin');
  await page.locator('header summary', { hasText: 'Kestrel' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('You are signed in as Kestrel now.').waitFor();
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('Words of Nightjar');
  expect(await (await context.request.get(`${site.origin}/api/pilot/account`)).text()).not.toContain('Words');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.locator('main').getByText('Kestrel').first().waitFor();
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  await dialog.getByLabel('Bio').fill('Words of Kestrel');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('main').getByText('Words of Kestrel').waitFor();
});

it('every tab follows sign-ins and logouts of other tabs immediately', async () => {
  const { page, context, faults } = await openPage(browser);
  await open(page, eventHref({ eventId: eventNamed('Winter Series 4').ID }));
  await untilWatched(page);
  const second = await context.newPage();
  await signIn(second, site.origin, 'pilot');
  await page.locator('header summary', { hasText: 'Nightjar' }).waitFor();
  await second.goto(`${site.origin}/logout/`);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(faults).toEqual([]);
});

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('a form whose session ended keeps its words until a login in a new tab, on %s', async (_, viewport) => {
  const { page, context } = await openPage(browser, { viewport });
  await signIn(page, site.origin, 'visitor');
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('Bio').fill(`Words of Robin, ${viewport.width}`);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await logInAbove(page);
  expect(await dialog.getByLabel('Bio').inputValue()).toBe(`Words of Robin, ${viewport.width}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('main').getByText(`Words of Robin, ${viewport.width}`).waitFor();

  await context.clearCookies();
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  await logInAbove(page);
  expect(await dialog.getByLabel('Bio').inputValue()).toBe(`Words of Robin, ${viewport.width}`);
  expect(await page.getByText("You've crashed out").count()).toBe(0);
});

/** Signs in from the drawer above a form, in the tab that it opens. Ends when the drawer has closed. */
async function logInAbove(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Login via Patreon' });
  const opened = page.context().waitForEvent('page');
  await drawer.getByRole('link', { name: 'Continue to Patreon' }).click();
  const tab = await opened;
  await tab.getByRole('link', { name: PEOPLE.visitor }).click();
  await tab.waitForURL(`${site.origin}/account`);
  await drawer.waitFor({ state: 'detached' });
  await tab.close();
}

it('visitors fetch nothing of mf-account before they need it, and never mf-admin', async () => {
  const { page, faults } = await openPage(browser);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const path of [
    '/',
    '/events',
    '/clubs',
    eventHref({ eventId: eventNamed('Winter Series 4').ID }),
    '/Kestrel/',
  ]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await (await fetch(site.origin + path)).text()).not.toContain('mf-admin');
  }
  expect(fetched.filter((path) => /\/mf-(account|admin)\//.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login via Patreon' }).waitFor();
  expect(fetched.some((path) => path.includes('/mf-account/'))).toBe(true);
  expect(fetched.some((path) => path.includes('/mf-admin/'))).toBe(false);
  expect(faults).toEqual([]);
});

it.each([
  ['a wide screen', { width: 1280, height: 900 }],
  ['a phone', PHONE],
])('the account, the drawer and the editor have no axe faults on %s', async (_, viewport) => {
  const { page } = await openPage(browser, { viewport });
  await open(page, '/events');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login via Patreon' }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await signIn(page, site.origin, 'manager');
  expect(await findAxeFaults(page)).toEqual([]);
  await page.locator('main').getByRole('button', { name: 'Edit Account' }).click();
  await page.getByRole('dialog', { name: 'Edit Account' }).getByLabel('Handle').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
});

it('everything works with the keyboard alone', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'pilot');
  const trigger = page.locator('main').getByRole('button', { name: 'Edit Account' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('Last name').focus();
  await page.keyboard.type('Vale');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main').getByText('Vale').waitFor();
  expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});
