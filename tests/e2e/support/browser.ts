import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../../../tools/browser/find-browser';

export const origin = (): string => {
  const { E2E_ORIGIN } = process.env;
  if (!E2E_ORIGIN) throw new Error('The journeys need the site that global-setup starts');
  return E2E_ORIGIN;
};

/** A Chromium without any traffic of its own. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser; npm test finds or installs one');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** console errors and warnings, uncaught errors, refused or failed requests, policy violations */
  faults: string[];
}

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A page in a fresh profile that keeps a list of everything that went wrong. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const faults: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    // what a graphics driver made of software says of itself is no fault of the page
    if (message.text().includes('GL Driver Message')) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) =>
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, faults };
}

/** Resolves once the page is hydrated. */
export const untilReady = (page: Page): Promise<unknown> => page.waitForSelector('html[data-ready]');
