import { raceHref } from '@holeshot/contract';
import type { WireRace } from '@holeshot/contract/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, NARROW_PHONE, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';
import { until } from './support/until';

let browser: Browser;
let path: string;

beforeAll(async () => {
  browser = await launchBrowser();
  // the last race of the running event has a stream
  const { event } = await findRunningRace();
  const reply = await fetch(`${origin()}/api/public/races/eventId/${event.ID}/last/1`);
  const [last] = (await reply.json()) as WireRace[];
  path = raceHref({ eventId: event.ID, raceId: last?.ID ?? '', tab: 'replay' });
});
afterAll(() => browser.close());

/** Answers like the video platform's player, and records the messages that it gets. */
const PLAYER = `<script>
  globalThis.commands = [];
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.func) commands.push(message.func);
    else parent.postMessage(JSON.stringify({ event: 'onReady', info: null }), '*');
  });
</script>`;

const SIDEWAYS = { width: 667, height: 375 };

const getClock = (page: Page) => page.getByRole('timer', { name: 'Moment of the race' });
const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
};
const getSeconds = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await getClock(page).innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

describe('the replay of a race', () => {
  it('plays by keyboard at 8x, and steps from crossing to crossing', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: PLAYER }),
    );
    await page.goto(origin() + path.replace(/\?.*/, ''));
    await untilReady(page);
    await page.getByRole('tab', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(await getSeconds(page)).toBe(0);
    await page.getByRole('slider').focus();
    await page.keyboard.press('8');
    await page.keyboard.press('Space');
    await until(async () => (await getSeconds(page)) > 4);
    await page.keyboard.press('Space');
    const paused = await getSeconds(page);
    await page.keyboard.press('ArrowRight');
    expect(await getSeconds(page)).toBeGreaterThan(paused);
    await page.keyboard.press('ArrowLeft');
    expect(await getSeconds(page)).toBeLessThanOrEqual(paused);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps its controls at the bottom of the window, and on a phone the picture in view', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: PHONE });
    await page.goto(`${origin()}${path}&t=20`);
    await untilReady(page);
    const bar = page.getByRole('group', { name: 'Replay' });
    const track = page.getByRole('img', { name: /^The track with every pilot/ });
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await page.mouse.wheel(0, 320);
    await until(async () => (await page.evaluate(() => scrollY)) > 300);
    const [foot, picture] = [await bar.boundingBox(), await track.boundingBox()];
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(PHONE.height);
    expect(Math.round(picture?.y ?? 0)).toBe(101);
    await page.getByRole('button', { name: /^Speed 1x/ }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await until(async () => (await getSeconds(page)) > 22);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('requests nothing from the video platform until it plays, and then synchronizes the video', async () => {
    const { page, context, faults } = await openPage(browser);
    const requests: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    });
    await page.goto(`${origin()}${path}&t=20`);
    await untilReady(page);
    await page.getByRole('button', { name: 'Next crossing' }).click();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const frame = page.frameLocator('iframe').locator('html');
    const commands = () => frame.evaluate(() => (globalThis as unknown as { commands: string[] }).commands);
    await until(async () => (await commands()).includes('playVideo'));
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await until(async () => (await commands()).at(-1) === 'pauseVideo');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain('enablejsapi=1');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['the gaps', WIDE, 'svg[aria-label^="Gaps"]'],
    ['each row', PHONE, 'table:has(caption) tbody tr'],
  ])('the controls cover all of %s or nothing at the top of the page', async (_, viewport, selector) => {
    const { page, context } = await openPage(browser, { viewport });
    await page.goto(origin() + path);
    await untilReady(page);
    const covered = await page.evaluate((parts) => {
      const top = document.querySelector('[data-replay]')?.getBoundingClientRect().top ?? 0;
      const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
      return boxes.filter(({ height }) => height > 0).map((box) => box.top < top - 1 && box.bottom > top + 1);
    }, selector);
    expect(covered.length).toBeGreaterThan(0);
    expect(covered).not.toContain(true);
    expect(await findAxeFaults(page)).toEqual([]);
    await context.close();
  });

  it.each([
    ['a narrow phone', NARROW_PHONE],
    ['a phone held sideways', SIDEWAYS],
  ])('leaves room for names on %s', async (_, viewport) => {
    const { page, context } = await openPage(browser, { viewport });
    await page.goto(origin() + path);
    await untilReady(page);
    const names = page.getByRole('table', { name: 'Order at this moment' }).locator('tbody th a');
    const widths = await names.evaluateAll((links) =>
      links.map((link) =>
        Math.min(0, link.getBoundingClientRect().width - Math.min(60, link.scrollWidth - 1)),
      ),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths)).toEqual(new Set([0]));
    await context.close();
  });

  it('shows the whole picture beside the rows on a phone held sideways', async () => {
    const { page, context } = await openPage(browser, { viewport: SIDEWAYS });
    await page.goto(origin() + path);
    await untilReady(page);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    const rows = page.getByRole('table', { name: 'Order at this moment' });
    await rows.evaluate((table) => scrollTo(0, scrollY + table.getBoundingClientRect().top - 120));
    const picture = await getBox(page.getByRole('img', { name: /^The track with every pilot/ }));
    const table = await getBox(rows);
    const bar = await getBox(page.getByRole('group', { name: 'Replay' }));
    expect(picture.height).toBeGreaterThan(100);
    expect(picture.y + picture.height).toBeLessThan(bar.y);
    expect(picture.x + picture.width).toBeLessThan(table.x);
    await context.close();
  });

  it('keeps changes of pilots with names of 60 letters within a narrow phone', async () => {
    const { page, context } = await openPage(browser, { viewport: NARROW_PHONE });
    await page.goto(origin() + path);
    await untilReady(page);
    const changes = page.getByRole('region', { name: 'What changed' });
    await changes.evaluate((region) => {
      for (const name of region.querySelectorAll('b')) name.textContent = 'W'.repeat(60);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  });

  it('has the controls below the scrubber in one line on a narrow phone', async () => {
    const { page, context } = await openPage(browser, { viewport: NARROW_PHONE });
    await page.goto(origin() + path);
    await untilReady(page);
    const names = [/^Previous crossing/, /^Play/, /^Speed/, /^Copy link/];
    const boxes = names.map((name) => page.getByRole('button', { name }).boundingBox());
    const tops = (await Promise.all(boxes)).map((box) => box?.y);
    expect(tops[0]).toBeGreaterThan(0);
    expect(new Set(tops).size).toBe(1);
    await context.close();
  });

  it('without scripts, shows the order at the moment in the address, and the changes as links', async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${origin()}${path}&t=20`);
    const rows = page.getByRole('table', { name: 'Order at this moment' }).getByRole('row');
    expect(await rows.nth(1).innerText()).toContain('leads');
    const change = page.getByRole('region', { name: 'What changed' }).getByRole('link').last();
    await change.click();
    expect(page.url()).toMatch(/t=[\d.]+$/);
    expect(await getClock(page).innerText()).not.toBe('0:20.0');
    await context.close();
  });
});
