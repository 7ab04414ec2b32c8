import type { Browser } from 'playwright-core';

/** Bytes on the wire of a first visit, pictures left out, by what they are; with the headers of replies. */
type Load = Record<'document' | 'script' | 'font' | 'other', number>;

const KINDS: Record<string, keyof Load> = { Document: 'document', Script: 'script', Font: 'font' };

/** The design's limits, bytes: everything before pictures. */
const LIMITS: readonly { of: RegExp; bytes: number }[] = [
  { of: /^\/($|events$|club\/)/, bytes: 120_000 },
  { of: /^\/event\/[^/]+$/, bytes: 130_000 },
];

/** Prints what a first visit of each address brings until the page answers; returns what is over its limit. */
export async function measureFirstLoads(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<string[]> {
  const over: string[] = [];
  const rows: Record<string, Load & { all: number }> = {};
  for (const address of addresses) {
    const load = await firstLoad(browser, origin + address);
    const all = Object.values(load).reduce((sum, bytes) => sum + bytes, 0);
    rows[address] = { ...load, all };
    const limit = LIMITS.find(({ of }) => of.test(address.replace(/\?.*/, '')))?.bytes;
    if (limit && all > limit) over.push(`${address} brings ${all} bytes, allowed ${limit}`);
  }
  console.log('\nFirst load, bytes before pictures');
  console.table(rows);
  return over;
}

async function firstLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, keyof Load>();
    const load: Load = { document: 0, script: 0, font: 0, other: 0 };
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      // by what it is: the page's icon is no `Image` to the browser
      if (!response.mimeType.startsWith('image/')) kinds.set(requestId, KINDS[type] ?? 'other');
    });
    let isUsable = false;
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind && !isUsable) load[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    isUsable = true;
    return load;
  } finally {
    await context.close();
  }
}
