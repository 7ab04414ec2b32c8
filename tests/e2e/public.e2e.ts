import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults, readScriptBytes, readShift, watchShift } from './support/check-page';
import { until } from './support/until';

/** Scripts before a page is interactive, brotli. */
const MAX_SCRIPT_BYTES = 129_000;
const MAX_LAYOUT_SHIFT = 0.02;

const PATHS = [
  '/',
  '/events',
  '/events?type=Race&sort=name',
  '/clubs',
  '/club/1',
  '/club/1?tab=details',
  '/club/2?tab=details',
  '/club/1?tab=members',
  '/patreon',
  '/download',
  '/Kestrel/',
  '/Kestrel/?tab=races',
  '/Kestrel/?tab=videos',
  '/search?q=kes',
  '/search?q=kestrell',
  '/search?q=race%203-2',
  '/pilots',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The links and buttons within parts that only screen readers get: the keyboard would lead to nothing visible. */
const listUnseenStops = (page: Page): Promise<string[]> =>
  page.locator('a[href], button').evaluateAll((stops) =>
    stops.flatMap((stop) => {
      for (let part = stop.parentElement; part; part = part.parentElement)
        if (getComputedStyle(part).clipPath === 'inset(50%)') return stop.textContent;
      return [];
    }),
  );

describe('the public pages', () => {
  it.each(PATHS)(
    'show %s without errors, axe violations, layout shift, sideways scrolling or unseen links, wide and on a phone',
    async (path) => {
      const { page, faults } = await openPage(browser);
      await watchShift(page);
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(origin() + path);
        await untilReady(page);
        await page.waitForLoadState('networkidle');
        // shows the link that skips to the content
        await page.keyboard.press('Tab');
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ faults, sideways, unseen: await listUnseenStops(page) }).toEqual({
          faults: [],
          sideways: 0,
          unseen: [],
        });
        await page.locator(':focus').blur();
        expect(await readShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        expect(await findAxeFaults(page)).toEqual([]);
      }
    },
  );

  it('have no axe violations on a phone in the open menu, its dialog, the login dialog and the map', async () => {
    const { page, context } = await openPage(browser, { viewport: PHONE });
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.getByText('More', { exact: true }).click();
    const chat = page.getByRole('link', { name: /^Chat/ });
    await chat.waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await chat.click();
    await page.getByRole('dialog').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Register for/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Login via Patreon' }).waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.goto(`${origin()}/clubs`);
    await page.locator('.pin').first().waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await context.close();
  });

  it.each([
    ['/', 'Recent streams'],
    ['/events', 'Upcoming Events'],
    ['/clubs', 'Around The World'],
    ['/club/1?tab=details', 'Adelaide, Australia'],
    ['/patreon', 'Our wonderful Patreons'],
    ['/download', 'Requirements'],
    ['/index.php', 'Requirements'],
    ['/Kestrel/', 'Personal bests'],
    ['/search?q=kes', 'Kestrel'],
    ['/pilots', 'Antigrav'],
  ])('show their content without JavaScript: %s', async (path, text) => {
    const { page, context, faults } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(origin() + path);
    expect(await page.locator('main').innerText()).toContain(text);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['/', '/Kestrel/'])('do not scroll sideways on a phone without JavaScript: %s', async (path) => {
    const { page, context } = await openPage(browser, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto(origin() + path);
    const { x, width } = (await page.getByRole('button', { name: 'Show' }).boundingBox()) ?? {};
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  });

  it.each(['/', '/events', '/club/1'])(
    'load at most 129 kB of scripts before %s is interactive',
    async (path) => {
      const { page, context } = await openPage(browser);
      await page.goto(origin() + path);
      await untilReady(page);
      await page.waitForLoadState('networkidle');
      expect(await readScriptBytes(page)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      await context.close();
    },
  );

  it.each([
    ['/events?type=TimeTrial', 'All Events', 'events.csv'],
    ['/Kestrel/', 'Personal bests', 'Kestrel-personal-bests.csv'],
  ])('save all rows of the table of %s as CSV', async (path, label, file) => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(origin() + path);
    await untilReady(page);
    const section = page.getByRole('region', { name: label });
    const rowCount = await section.locator('tbody tr').count();
    const pagerTexts = await section.getByText(/of \d+$/).allInnerTexts();
    const total = Number(pagerTexts[0]?.split(' ').at(-1) ?? rowCount);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save ${label} as CSV` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(total + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show no button that needs JavaScript when it is off', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    for (const path of ['/', '/events', '/download', '/club/1', '/Kestrel/']) {
      await page.goto(origin() + path);
      expect(await page.locator('main button:visible:not([type=submit], :disabled)').allInnerTexts()).toEqual(
        [],
      );
    }
    await context.close();
  });

  it.each([
    ['/club/1', 'Members', 'Admins'],
    ['/Kestrel/', 'Recent Races', 'Saltbush Winter Series 3'],
  ])('open the tabs of %s without calling the API', async (path, tab, text) => {
    const { page, context } = await openPage(browser);
    await page.goto(origin() + path);
    await untilReady(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByText(text).first().waitFor();
    await context.close();
  });

  it('show an error when the code of a tab fails to load, and load it on "Try again"', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/club/1`);
    await untilReady(page);
    await page.route('**/public-club.details.js', (route) => route.abort());
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByText('Members did not load').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Saltbush FPV');
    await page.unroute('**/public-club.details.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Admins' }).waitFor();
    await context.close();
  });

  it('open the login dialog on Register', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page
      .getByRole('button', { name: /^Register for/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Login via Patreon' }).waitFor();
    await context.close();
  });

  it('show the clock of the race in progress on a device whose own clock is an hour fast', async () => {
    const readClock = async (page: Page): Promise<number> => {
      await page.goto(origin());
      await untilReady(page);
      const clock = page.getByRole('timer');
      const first = await clock.innerText();
      await until(async () => (await clock.innerText()) !== first);
      const [minutes = 0, seconds = 0] = (await clock.innerText()).split(':').map(Number);
      return minutes * 60 + seconds;
    };
    const { page, context } = await openPage(browser);
    const fast = await openPage(browser);
    await fast.page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 3_600_000;
    });
    const [seconds, fastSeconds] = await Promise.all([readClock(page), readClock(fast.page)]);
    expect(seconds).toBeGreaterThan(0);
    expect(Math.abs(fastSeconds - seconds)).toBeLessThan(600);
    expect(fast.faults).toEqual([]);
    await context.close();
    await fast.context.close();
  });

  it('have search and filters in the address, also without scripts', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('TimeTrial');
    await page.waitForURL('**/events?type=TimeTrial');
    await page.getByRole('search').getByRole('link', { name: 'Clear' }).waitFor();
    await page.getByRole('searchbox').fill('lowland');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/events?type=TimeTrial&q=lowland');
    await page.getByRole('rowheader', { name: 'Lowland Time Trial 9' }).waitFor();
    await context.close();

    const plain = await openPage(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${origin()}/events`);
    await plain.page.getByRole('searchbox').fill('dales');
    await plain.page.getByRole('button', { name: 'Search' }).click();
    await plain.page.waitForURL(/q=dales/);
    expect(await plain.page.getByRole('rowheader').allInnerTexts()).toContain('Dales Autumn Final');
    await plain.context.close();
  });

  it('respond 404 for an unknown handle and an unknown club', async () => {
    const { page, context } = await openPage(browser);
    for (const path of ['/Nobody/', '/club/999999', '/club/x', '/robots.text']) {
      expect((await page.goto(origin() + path))?.status()).toBe(404);
    }
    await context.close();
  });

  it('have one canonical url, with and without a trailing slash', async () => {
    for (const [path, canonical] of [
      ['/club/1/', '/club/1'],
      ['/Kestrel', '/Kestrel/'],
      ['/index.php', '/download'],
      ['/events?page=2', '/events'],
    ]) {
      const html = await (await fetch(origin() + path)).text();
      expect(html).toContain(`<link rel="canonical" href="${origin()}${canonical}">`);
    }
  });
});

describe('the API', () => {
  it('is read by the example of its documentation, in a page of another origin', async () => {
    const { info } = (await (await fetch(`${origin()}/api/docs/json`)).json()) as {
      info: { description: string };
    };
    const [, example = ''] = /```html\n(.*?)\n```/s.exec(info.description) ?? [];
    const html = example.replace(/https:[^']*(?=\/api\/)/, origin());
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(html),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { page, context, faults } = await openPage(browser);
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('listitem').first().waitFor();
    const items = await page.getByRole('listitem').allInnerTexts();
    expect(items.length).toBeGreaterThan(5);
    expect(items[0]).toMatch(/^\d{4}-\d\d-\d\d ./);
    expect(faults).toEqual([]);
    await context.close();
    server.close();
  });
});
