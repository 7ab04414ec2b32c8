import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findBrowser, findTestBrowser } from '../../../tools/browser/find-browser';
import { launchBrowser as launchChromium } from '../../../tools/browser/launch-browser';

export const origin = (): string => {
  const { E2E_ORIGIN } = process.env;
  if (!E2E_ORIGIN) throw new Error('The journeys need the site that global-setup starts');
  return E2E_ORIGIN;
};

interface LaunchOptions {
  /** further switches */
  args?: readonly string[];
  /** has notifications: not the headless shell */
  isFull?: boolean;
}

/** Starts the browser that `npm test` finds or installs. */
export async function launchBrowser({ args = [], isFull = false }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = isFull ? findBrowser() : findTestBrowser();
  if (!executablePath) throw new Error('No browser; npm test finds or installs one');
  return launchChromium(executablePath, args);
}

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** console errors and warnings, uncaught errors, failed requests, policy violations */
  faults: string[];
}

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const NARROW_PHONE = { width: 320, height: 640 };

const contexts = new Set<BrowserContext>();

/* Pages that a failed test leaves open would slow down the next tests. */
afterEach(async () => {
  await Promise.all([...contexts].map((context) => context.close()));
  contexts.clear();
});

/**
 * Opens a page in a new profile, in the dark theme and without animations, until the end of the test, and records
 * everything that goes wrong.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: WIDE,
    colorScheme: 'dark',
    // animations take a tenth of the tests' time
    reducedMotion: 'reduce',
    // the tests cannot intercept requests of a worker
    serviceWorkers: 'block',
    ...options,
  });
  contexts.add(context);
  const faults: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    // the software graphics driver logs warnings about itself
    if (message.text().includes('GL Driver Message')) return;
    if (message.text().includes('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // a navigation cancelled a prefetch
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, faults };
}

/** Resolves when the page is hydrated, with its lazy parts. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
  await page.waitForFunction(areLazyPartsHydrated);
}

/**
 * React hydrates lazy parts after the rest, and until then their buttons do nothing. A part starts at a comment `$`;
 * nodes that React has taken over have a property for it.
 */
function areLazyPartsHydrated(): boolean {
  const isTaken = (node: Node | null) =>
    node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const start = comments.currentNode;
    const isEmpty = start.nextSibling?.nodeValue === '/$';
    if (start.nodeValue === '$' && isTaken(start) && !isEmpty && !isTaken(start.nextSibling)) return false;
  }
  return true;
}

/** Removes live feeds from a page, as in an old browser: it polls. */
export const withoutFeeds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
