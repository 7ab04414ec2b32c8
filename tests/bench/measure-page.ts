import type { Browser, CDPSession } from 'playwright-core';

export interface NetworkProfile {
  name: string;
  latencyMs: number;
  bytesPerSecond: number;
  cpuSlowdown: number;
}

const MEGABIT = 1_000_000 / 8;

export const SLOW: NetworkProfile = {
  name: 'slow phone',
  latencyMs: 150,
  bytesPerSecond: 1.6 * MEGABIT,
  cpuSlowdown: 4,
};
export const FAST: NetworkProfile = {
  name: 'fast',
  latencyMs: 20,
  bytesPerSecond: 20 * MEGABIT,
  cpuSlowdown: 4,
};

/** A first visit. Times are ms since the start of the navigation; requests and bytes are those until `usableMs`. */
export interface Visit {
  requests: number;
  scriptBytes: number;
  lcpMs: number;
  /** the page is interactive: hydrated, or rendered in the browser */
  usableMs: number;
}

/** Gives a page the network and CPU of the profile. */
export async function emulate(session: CDPSession, profile: NetworkProfile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}

/** Visits a page with an empty cache and the network and CPU of the profile. */
export async function measurePage(browser: Browser, url: string, profile: NetworkProfile): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await emulate(await context.newCDPSession(page), profile);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-ready]', { timeout: 60_000, state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(
      () =>
        new Promise<Visit>((resolve) => {
          new PerformanceObserver((list) => {
            const lcpMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            const usableMs = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? Number.NaN;
            const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const before = resources.filter(({ responseEnd }) => responseEnd <= usableMs);
            const scripts = before.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname));
            const scriptBytes = scripts.reduce((total, { transferSize }) => total + transferSize, 0);
            resolve({ requests: before.length + 1, scriptBytes, lcpMs, usableMs });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
