import type { Browser } from 'playwright-core';

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

/** One first visit. Times in ms from the start of the navigation, sizes in bytes on the wire. */
export interface Visit {
  requests: number;
  scriptBytes: number;
  lcpMs: number;
  /** hydrated, or rendered in the browser: the page answers */
  usableMs: number;
}

/** Visits a page with an empty cache under the profile. */
export async function measurePage(browser: Browser, url: string, profile: NetworkProfile): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latencyMs,
      downloadThroughput: profile.bytesPerSecond,
      uploadThroughput: profile.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });

    const scripts = new Set<string>();
    let requests = 0;
    let scriptBytes = 0;
    session.on('Network.requestWillBeSent', () => void requests++);
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });

    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-ready]', { timeout: 60_000, state: 'attached' });
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(
      () =>
        new Promise<{ lcpMs: number; usableMs: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const lcpMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            const usableMs = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? Number.NaN;
            resolve({ lcpMs, usableMs });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return { requests, scriptBytes, ...times };
  } finally {
    await context.close();
  }
}
