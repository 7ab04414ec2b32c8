import type { Browser, Page } from 'playwright-core';
import { findTestBrowser } from '../../../tools/browser/find-browser';
import { launchBrowser } from '../../../tools/browser/launch-browser';

/** Pages of an event that stay open in Chromium. */
export interface BrowserPages {
  /** One sentence for each tab whose text differs from that of a newly opened page. */
  compare(): Promise<string[]>;
  close(): Promise<void>;
}

const TABS = ['quick-status', 'points', 'rounds'];

async function openTab(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  return page;
}

/** The text of the open tab, or of a page without tabs, without times. */
async function readTab(page: Page): Promise<string> {
  const texts = await page.locator('[role=tabpanel], main:not(:has([role=tabpanel]))').allInnerTexts();
  return texts
    .join(' ')
    .replaceAll(/Last crossing .* ago/g, '')
    .replaceAll(/\b\d+:\d\d(\.\d)?\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function compareTexts(found: string, expected: string): string {
  let start = 0;
  while (found[start] === expected[start]) start += 1;
  const cut = (text: string) => JSON.stringify(text.slice(Math.max(0, start - 30), start + 160));
  return `${cut(found)}, expected ${cut(expected)}`;
}

/** Opens the event on three of its tabs; undefined without a browser on this machine. */
export async function openBrowserPages(origin: string, eventId: string): Promise<BrowserPages | undefined> {
  const executablePath = findTestBrowser();
  if (executablePath === undefined) return undefined;
  const browser = await launchBrowser(executablePath);
  const getUrl = (tab: string) => `${origin}/event/${eventId}?tab=${tab}`;
  const pages: [string, Page][] = [];
  for (const tab of TABS) pages.push([tab, await openTab(browser, getUrl(tab))]);
  return {
    async compare() {
      const faults: string[] = [];
      for (const [tab, page] of pages) {
        const fresh = await openTab(browser, getUrl(tab));
        // time for the fresh page to open its own feed
        await fresh.waitForTimeout(1_500);
        const [found, expected] = [await readTab(page), await readTab(fresh)];
        await fresh.context().close();
        if (found !== expected)
          faults.push(`a page in Chromium, ${tab}, differs: ${compareTexts(found, expected)}`);
      }
      return faults;
    },
    close: () => browser.close(),
  };
}
