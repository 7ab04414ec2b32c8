import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How many browsers are open at once. */
const AT_ONCE = 3;

const READY_MS = 60_000;

/** A browser's cookies, to be the same visitor again. */
export type Profile = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A visitor's view of an event page. */
export interface Visit {
  profile: Profile;
  /** the page's text */
  text: string;
  /** whether the page worked: it has its heading, and a tab opens */
  isWorking: boolean;
}

const untilReady = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-ready]', { timeout: READY_MS });

/** Opens an event page in a new browser profile, or in that of an earlier visit, and clicks a tab. */
export async function visitEvent(browser: Browser, url: string, profile?: Profile): Promise<Visit> {
  const context = await browser.newContext(profile ? { storageState: profile } : {});
  try {
    const page = await context.newPage();
    await page.goto(url);
    await untilReady(page);
    const tab = page.getByRole('tab', { name: 'Pilots' });
    const isWorking = await tab
      .click({ timeout: 15_000 })
      .then(() => page.getByRole('tab', { name: 'Pilots', selected: true }).waitFor({ timeout: 5_000 }))
      .then(
        () => true,
        () => false,
      );
    const text = await page.locator('main').innerText();
    // a page sends its reports when the visitor leaves it
    await page.goto('about:blank');
    return { profile: await context.storageState(), text, isWorking };
  } finally {
    await context.close();
  }
}

/** Runs a function on each item, a few at once, and returns the results in order. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Signs in a person at the stand-in for the membership provider. Ends on the account page. */
export async function signIn(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/events`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.getByRole('link', { name }).click();
  await page.waitForURL(`${origin}/account`);
  await untilReady(page);
}
