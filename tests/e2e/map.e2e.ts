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

/** Whether the focused pin is in the visible part of its map. */
function isFocusedPinInFrame(): boolean {
  const frame = document.querySelector('[role=region]:has(.pin:focus)')?.getBoundingClientRect();
  const pin = document.querySelector('.pin:focus')?.getBoundingClientRect();
  if (!frame || !pin) return false;
  return (
    pin.left >= frame.left && pin.right <= frame.right && pin.top >= frame.top && pin.bottom <= frame.bottom
  );
}

describe('the built-in map', () => {
  it('loads after the page is interactive, calls no other server, and shows the clubs', async () => {
    const { page, context, faults } = await openPage(browser);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    const before = await fetchedBeforeReady(page);
    expect(before).not.toEqual([]);
    expect(before.filter((url) => MAP_FILES.test(url))).toEqual([]);
    expect(requests.some((url) => MAP_FILES.test(url))).toBe(true);
    expect(requests.filter((url) => !url.startsWith(origin()) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves the drawn world in view until the map is drawn', async () => {
    const { page, context } = await openPage(browser);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(/gl-worker/, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(`${origin()}/clubs`);
    const canvas = page.locator('[role=region] canvas');
    await canvas.waitFor({ state: 'attached' });
    expect(await canvas.isVisible()).toBe(false);
    answer();
    await canvas.waitFor();
    await context.close();
  });

  it("opens a club's card by keyboard with the focus on its link, and the club's page from there", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    await page.getByRole('button', { name: 'Sakura Gate Club' }).focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('group', { name: 'Sakura Gate Club' });
    await card.locator('a:focus', { hasText: 'Sakura Gate Club' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/club/*');
    await page.getByRole('heading', { level: 1, name: 'Sakura Gate Club' }).waitFor();
    await context.close();
  });

  it('returns the focus to the pin when Escape or Close closes its card', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    const pin = page.getByRole('button', { name: 'Sakura Gate Club' });
    const card = page.getByRole('group', { name: 'Sakura Gate Club' });
    for (const keys of [['Escape'], ['Tab', 'Enter']]) {
      await pin.focus();
      await page.keyboard.press('Enter');
      await card.locator('a:focus').waitFor();
      for (const key of keys) await page.keyboard.press(key);
      await card.waitFor({ state: 'detached' });
      expect(await pin.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await context.close();
  });

  it('zooms in on a cluster until its places are separate, and focuses one of them', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    const cluster = page.getByRole('button', { name: /^3 places: .*Tuesday Tinywhoops/ });
    await cluster.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tuesday Tinywhoops', exact: true }).waitFor();
    expect(await cluster.count()).toBe(0);
    expect(await page.locator('.pin:focus').count()).toBe(1);
    await context.close();
  });

  it('moves a pin into view when it gets the focus', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await page.getByRole('button', { name: /^3 places: .*Tuesday Tinywhoops/ }).click();
    await page.getByRole('button', { name: 'Tuesday Tinywhoops', exact: true }).waitFor();
    const far = page.getByRole('button', { name: /Rust Belt Rotors/ });
    expect(await far.evaluate((pin) => pin.getBoundingClientRect().left > innerWidth)).toBe(true);
    await far.focus();
    await page.waitForFunction(isFocusedPinInFrame);
    await context.close();
  });

  it('shows all clubs on a phone at first', async () => {
    const { page, context } = await openPage(browser, { viewport: PHONE });
    await page.goto(`${origin()}/clubs`);
    await untilReady(page);
    await pins(page).first().waitFor();
    const clubCount = await page.getByRole('region', { name: /World map/ }).evaluate((map) => {
      const frame = map.getBoundingClientRect();
      const isInside = (pin: Element) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      };
      return [...map.querySelectorAll('.pin')]
        .filter(isInside)
        .reduce((count, pin) => count + Number(pin.textContent || 1), 0);
    });
    expect(clubCount).toBe(14);
    await context.close();
  });

  it('keeps the dotted world and shows an error when the browser has no canvas', async () => {
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

/** Opens a page with a map whose provider gives fake responses, and returns the text of the error. */
async function readMapError(site: TestSite, hosts: RegExp, reply: 'none' | { status: number; body: string }) {
  const { page, context } = await openPage(browser);
  await page.route(hosts, (route) => (reply === 'none' ? route.abort() : route.fulfill(reply)));
  await page.goto(`${site.origin}/clubs`);
  await untilReady(page);
  const text = await page.locator('[role=region] [role=status]').innerText();
  expect(await page.getByRole('heading', { name: 'Around The World' }).isVisible()).toBe(true);
  await context.close();
  return text;
}

const AUTH_FAILURE = /^Error: AuthFailure.*problem with the API key/;

describe('a map with a Mapbox token', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ MAPBOX_TOKEN: 'pk.none' });
  });
  afterAll(() => site.stop());

  it('shows an error without a network', async () => {
    expect(await readMapError(site, /mapbox\.com/, 'none')).toBe('The Mapbox map could not load.');
  });

  it('shows an error when the token is rejected', async () => {
    const reply = { status: 401, body: '{"message":"Not Authorized - Invalid Token"}' };
    expect(await readMapError(site, /mapbox\.com/, reply)).toMatch(AUTH_FAILURE);
  });
});

describe('a map with a Google key', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ GOOGLE_MAPS_KEY: 'no-key' });
  });
  afterAll(() => site.stop());

  it('shows an error without a network', async () => {
    expect(await readMapError(site, /googleapis\.com/, 'none')).toBe(
      'The Google Maps JavaScript API could not load.',
    );
  });

  it('shows an error when Google rejects the key', async () => {
    const reply = { status: 200, body: 'window.gm_authFailure();' };
    expect(await readMapError(site, /googleapis\.com/, reply)).toMatch(AUTH_FAILURE);
  });

  it('is requested with key, version, libraries and language', async () => {
    const { page, context } = await openPage(browser);
    const scriptRequest = page.waitForRequest(/maps\.googleapis\.com\/maps\/api\/js/);
    await page.route(/googleapis\.com/, (route) => route.abort());
    await page.goto(`${site.origin}/clubs`);
    const { searchParams } = new URL((await scriptRequest).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'no-key',
      v: 'weekly',
      libraries: expect.stringContaining('maps'),
      language: 'en',
    });
    await context.close();
  });
});
