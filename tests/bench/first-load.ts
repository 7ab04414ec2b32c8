import type { Browser } from 'playwright-core';
import type { Figure } from './figure';

/** Bytes on the wire of a first visit without pictures: response bodies by type, and all headers. */
type Load = Record<'document' | 'script' | 'font' | 'other' | 'headers', number>;

/** By file extension. */
const KINDS: Record<string, keyof Load> = { html: 'document', js: 'script', mjs: 'script', woff2: 'font' };
const PICTURES = /^(svg|png|webp|avif|jpg)$/;

/** Bytes of response bodies without pictures (docs/decisions/0004-page-size.md). */
const LIMITS: readonly { path: RegExp; bytes: number }[] = [
  // home and the podiums of /events name pilots whose letters are in the second font
  { path: /^\/$/, bytes: 166_500 },
  { path: /^\/events$/, bytes: 162_000 },
  { path: /^\/club/, bytes: 154_000 },
  { path: /^\/event\/[^/]+$/, bytes: 172_500 },
  { path: /^\/event\/[^/]+\/race/, bytes: 179_500 },
];

/** Prints the size of a first visit to each address until the page is interactive; returns those that have a goal. */
export async function measureFirstLoads(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rows: Record<string, Load & { bodies: number }> = {};
  for (const address of addresses) {
    const load = await firstLoad(browser, origin + address);
    const bodies = load.document + load.script + load.font + load.other;
    rows[address] = { ...load, bodies };
    const goal = LIMITS.find(({ path }) => path.test(address.replace(/\?.*/, '')))?.bytes;
    const what = `first load of ${address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]+/g, '…')}`;
    if (goal) figures.push({ what, value: bodies / 1_000, unit: 'kB', goal: goal / 1_000 });
  }
  console.log('\nFirst load, bytes before pictures');
  console.table(rows);
  return figures;
}

/** Bytes of a first visit until the page is interactive. */
export async function firstLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const replies = await page.evaluate(() => {
      const readyMs = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0;
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return entries
        .filter(({ responseEnd }) => responseEnd <= readyMs)
        .map(({ name, entryType, encodedBodySize, transferSize }) => ({
          type: entryType === 'navigation' ? 'html' : (/\.(\w+)$/.exec(new URL(name).pathname)?.[1] ?? ''),
          body: encodedBodySize,
          headers: transferSize - encodedBodySize,
        }));
    });
    const load: Load = { document: 0, script: 0, font: 0, other: 0, headers: 0 };
    for (const { type, body, headers } of replies) {
      if (PICTURES.test(type)) continue;
      load[KINDS[type] ?? 'other'] += body;
      load.headers += headers;
    }
    return load;
  } finally {
    await context.close();
  }
}
