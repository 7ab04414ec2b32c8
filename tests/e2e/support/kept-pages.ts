import type { PageState } from '@holeshot/contract';
import type { Browser, Page } from 'playwright-core';
import { openPage, PHONE, untilReady, type WatchedPage } from './browser';
import { until } from './until';

/** Faults of a page whose site does not answer: the browser logs each failed request. */
const NETWORK_FAULT =
  /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)|\b503\b/;

/** Opens a phone with the service worker. `listFaults` omits requests without an answer. */
export async function openKeepingPhone(
  browser: Browser,
): Promise<WatchedPage & { listFaults: () => string[] }> {
  const watched = await openPage(browser, { viewport: PHONE, serviceWorkers: 'allow' });
  const listFaults = () => watched.faults.filter((fault) => !NETWORK_FAULT.test(fault));
  return { ...watched, listFaults };
}

/** Opens a page, and waits until this device has kept it as it is now. */
export async function openAndKeep(page: Page, url: string): Promise<void> {
  const startedMs = Date.now();
  await page.goto(url);
  await untilReady(page);
  await untilKept(page, url, startedMs);
}

/** Resolves when the device has kept the page of an address after a moment. */
export const untilKept = (page: Page, url: string, afterMs = 0): Promise<void> =>
  until(async () => (await readKeptAt(page, url)) > afterMs);

/** When the device kept the page of an address (ms); 0 for one that it did not keep. */
const readKeptAt = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const kept = await (await caches.open('holeshot-pages')).match(address);
    return Number(/data-kept-at="(\d+)"/.exec((await kept?.text()) ?? '')?.[1] ?? 0);
  }, url);

/** The addresses of the kept pages. */
export const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('holeshot-pages');
    return (await cache.keys()).map(({ url }) => url);
  });

/** The builds whose files a page has loaded but does not name; a mix of two versions has some. */
export const findForeignBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
    const named = new Set([
      state.builds.shell,
      ...state.remotes.flatMap(({ buildId, fallback }) => [buildId, fallback?.buildId]),
    ]);
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/builds\/[a-z-]+\/([0-9a-f]{16})\//.exec(name)?.[1] ?? []);
    return [...new Set(loaded)].filter((id) => !named.has(id));
  });

/** The id of the build of mf-race that a page was made with. */
export const readRaceBuild = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
    return state.remotes.find(({ name }) => name === 'mf-race')?.buildId;
  });
