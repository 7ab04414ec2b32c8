import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady } from './support/browser';
import { fetchedBeforeReady } from './support/check-page';
import { startTestSite, type TestSite } from './support/start-site';

const MAP_FILES = /maplibre|mapbox|googleapis/;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pins = (page: Page) => page.locator('[role=region] .pin');

const nameOfFocused = (page: Page) => page.locator(':focus').innerText();

/** Whether the pin with the focus can be seen on its map. */
function isFocusedPinInFrame(): boolean {
  const frame = document.querySelector('[role=region]:has(.pin:focus)')?.getBoundingClientRect();
  const pin = document.querySelector('.pin:focus')?.getBoundingClientRect();
  if (!frame || !pin) return false;
  return (
    pin.left >= frame.left && pin.right <= frame.right && pin.top >= frame.top && pin.bottom <= frame.bottom
  );
}

describe('the built-in map', () => {
  it('is fetched after the page is usable, asks nobody else, and shows the clubs', async () => {
    const { page, context, faults } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    const before = await fetchedBeforeReady(page);
    expect(before).not.toEqual([]);
    expect(before.filter((url) => MAP_FILES.test(url))).toEqual([]);
    expect(asked.some((url) => MAP_FILES.test(url))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(origin()) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens the card of a club from the keyboard, at its link, and the club from the card', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    await page.getByRole('button', { name: 'Sakura Gate Club' }).focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('group', { name: 'Sakura Gate Club' });
    await card.waitFor();
    expect(await nameOfFocused(page)).toBe('Sakura Gate Club');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/club/*');
    await page.getByRole('heading', { level: 1, name: 'Sakura Gate Club' }).waitFor();
    await context.close();
  });

  it('gives the focus back to the pin when Escape or Close closes its card', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    const pin = page.getByRole('button', { name: 'Sakura Gate Club' });
    const card = page.getByRole('group', { name: 'Sakura Gate Club' });
    for (const keys of [['Escape'], ['Tab', 'Enter']]) {
      await pin.focus();
      await page.keyboard.press('Enter');
      await card.waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await card.waitFor({ state: 'detached' });
      expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await context.close();
  });

  it('goes closer on a cluster until its places come apart, with the focus on one of them', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    const cluster = page.getByRole('button', { name: /^2 places: .*Tuesday Tinywhoops/ });
    await cluster.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tuesday Tinywhoops', exact: true }).waitFor();
    expect(await cluster.count()).toBe(0);
    expect(await page.locator('.pin:focus').count()).toBe(1);
    await context.close();
  });

  it('brings a pin into view that gets the focus out of sight', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await page.getByRole('button', { name: /^2 places: .*Tuesday Tinywhoops/ }).click();
    await page.getByRole('button', { name: 'Tuesday Tinywhoops', exact: true }).waitFor();
    const far = page.getByRole('button', { name: /Rust Belt Rotors/ });
    expect(await far.evaluate((pin) => pin.getBoundingClientRect().left > innerWidth)).toBe(true);
    await far.focus();
    await page.waitForFunction(isFocusedPinInFrame);
    await context.close();
  });

  it('shows every club on a phone without a touch', async () => {
    const { page, context } = await openPage(browser, { viewport: PHONE });
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    const seen = await page.getByRole('region', { name: /World map/ }).evaluate((map) => {
      const frame = map.getBoundingClientRect();
      const isInside = (pin: Element) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      };
      return [...map.querySelectorAll('.pin')]
        .filter(isInside)
        .reduce((count, pin) => count + Number(pin.textContent || 1), 0);
    });
    expect(seen).toBe(14);
    await context.close();
  });

  it('leaves the dotted world and says why where the browser cannot draw it', async () => {
    const { page, context } = await openPage(browser);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await page.getByText('The map could not load.').waitFor();
    expect(await page.locator('[role=region] circle').count()).toBe(14);
    expect(await page.locator('main a[href^="/club/"]').count()).toBe(14);
    await context.close();
  });
});

/** Opens the map of a site that is set to a provider, with the provider's hosts answered by the test. */
async function textInPlaceOfMap(
  site: TestSite,
  hosts: RegExp,
  answer: 'none' | { status: number; body: string },
) {
  const { page, context } = await openPage(browser);
  await page.route(hosts, (route) => (answer === 'none' ? route.abort() : route.fulfill(answer)));
  await page.goto(`${site.origin}/clubs`);
  await untilReady(page);
  const text = await page.locator('[role=region] [role=status]').innerText();
  expect(await page.getByRole('heading', { name: 'Around The World' }).isVisible()).toBe(true);
  await context.close();
  return text;
}

const AUTH_FAILURE = /^Error: AuthFailure.*problem with the API key/;

describe('a map with a token of Mapbox', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ SEED: 'none', MAPBOX_TOKEN: 'pk.none' });
  });
  afterAll(() => site.stop());

  it('says that it could not load without a network', async () => {
    expect(await textInPlaceOfMap(site, /mapbox\.com/, 'none')).toBe('The Mapbox map could not load.');
  });

  it('says that the token was refused', async () => {
    const refused = { status: 401, body: '{"message":"Not Authorized - Invalid Token"}' };
    expect(await textInPlaceOfMap(site, /mapbox\.com/, refused)).toMatch(AUTH_FAILURE);
  });
});

describe('a map with a key of Google', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ SEED: 'none', GOOGLE_MAPS_KEY: 'no-key' });
  });
  afterAll(() => site.stop());

  it('says that it could not load without a network', async () => {
    expect(await textInPlaceOfMap(site, /googleapis\.com/, 'none')).toBe(
      'The Google Maps JavaScript API could not load.',
    );
  });

  it('says that the key was refused, as soon as Google does', async () => {
    const refused = { status: 200, body: 'window.gm_authFailure();' };
    expect(await textInPlaceOfMap(site, /googleapis\.com/, refused)).toMatch(AUTH_FAILURE);
  });

  it('asks with key, version, libraries and language', async () => {
    const { page, context } = await openPage(browser);
    const asked = page.waitForRequest(/maps\.googleapis\.com\/maps\/api\/js/);
    await page.route(/googleapis\.com/, (route) => route.abort());
    await page.goto(`${site.origin}/clubs`);
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'no-key',
      v: 'weekly',
      libraries: expect.stringContaining('maps'),
      language: 'en',
    });
    await context.close();
  });
});
