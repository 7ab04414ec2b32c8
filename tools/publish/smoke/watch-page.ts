import type { Page, Request } from 'playwright-core';

const QUIET_MS = 300;
const PAGE_MS = 30_000;
/** Types of requests to wait for: beacons and event streams have no end. */
const WAITED_FOR = ['document', 'script', 'stylesheet', 'fetch', 'xhr'];

export interface WatchedPage {
  /** console errors, uncaught errors and failed requests to the site, since the last call */
  takeFaults: () => string[];
  /** Resolves when the page is interactive and has had no request for a moment. Rejects after 30 s. */
  untilQuiet: () => Promise<void>;
}

/** Records the errors of a page, except those of what it loads from other sites. */
export function watchPage(page: Page, site: string): WatchedPage {
  let faults: string[] = [];
  const open = new Set<Request>();
  let changedMs = performance.now();
  const isOfSite = (url: string) => url === '' || url.startsWith(`${site}/`);
  const end = (request: Request) => {
    if (open.delete(request)) changedMs = performance.now();
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && isOfSite(message.location().url)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!WAITED_FOR.includes(request.resourceType())) return;
    open.add(request);
    changedMs = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    end(request);
    const reason = request.failure()?.errorText;
    // a navigation cancels open requests
    if (reason !== 'net::ERR_ABORTED' && isOfSite(request.url())) faults.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isOfSite(response.url()))
      faults.push(`${response.status()}: ${response.url()}`);
  });
  return {
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async untilQuiet() {
      const deadlineMs = performance.now() + PAGE_MS;
      await page.waitForSelector('html[data-ready]', { timeout: PAGE_MS });
      while (open.size > 0 || performance.now() - changedMs < QUIET_MS) {
        if (performance.now() > deadlineMs) throw new Error(`requests were open for ${PAGE_MS / 1_000} s`);
        await page.waitForTimeout(QUIET_MS / 6);
      }
    },
  };
}
