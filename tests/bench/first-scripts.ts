import type { Browser } from 'playwright-core';

/** Longer than the second after which a usable page loads the code of later pages. */
const QUIET_MS = 3_000;

/** The scripts of a first visit, in bytes on the wire with headers. */
export interface FirstScripts {
  untilUsable: number;
  later: number;
  /** what the page shows */
  text: string;
}

/** Visits a page until it requests nothing more. Throws when the page throws. */
export async function loadFirstScripts(browser: Browser, url: string): Promise<FirstScripts> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const scripts = await page.evaluate(async (quietMs) => {
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource', buffered: true });
      });
      const usableMs = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? Number.NaN;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const bytes = { untilUsable: 0, later: 0 };
      for (const { name, responseEnd, transferSize } of resources)
        if (/\.m?js$/.test(new URL(name).pathname))
          bytes[responseEnd <= usableMs ? 'untilUsable' : 'later'] += transferSize;
      return { ...bytes, text: document.body.innerText };
    }, QUIET_MS);
    if (errors.length > 0) throw new AggregateError(errors, `${url} threw`);
    return scripts;
  } finally {
    await context.close();
  }
}
