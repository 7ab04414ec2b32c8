import type { RemoteRoute } from '@holeshot/contract';
import type { ShellOfSite } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { readState } from '../../dev/page-state';
import { findAddress, sortRoutes } from './list-addresses';
import { type Candidate, putCandidate } from './put-candidate';
import { type WatchedPage, watchPage } from './watch-page';

const CLICK_MS = 5_000;
/** How long a click may take to open a dialog, whose code loads first. */
const DIALOG_MS = 2_000;
/** How many buttons of a page are clicked to find a dialog. */
const MAX_BUTTONS = 6;

interface Options {
  site: string;
  shell: Pick<ShellOfSite, 'buildId' | 'entry'>;
  candidate: Candidate;
  routes: readonly RemoteRoute[];
  /** all routes of the site, to find the route of an address */
  siteRoutes: readonly RemoteRoute[];
  /** paths of the site that exist */
  known: Set<string>;
}

interface Opened {
  /** one sentence for each thing that went wrong */
  faults: string[];
  /** paths of routes without an address on this site, or with an error page of the site itself */
  unopened: string[];
  hasDialog: boolean;
}

/**
 * Opens each route as a signed-out visitor, with the first closed tab of its page, and one dialog of all pages. Adds
 * the paths that the pages link to to `known`.
 */
export async function openRoutes(browser: Browser, options: Options): Promise<Opened> {
  const { site, routes, siteRoutes, known } = options;
  // the requests of a service worker would bypass the routes that serve the candidate
  const context = await browser.newContext({ serviceWorkers: 'block' });
  let answer = { status: 0, html: '' };
  const onPage = (page: typeof answer) => {
    answer = page;
  };
  await putCandidate(context, { ...options, onPage });
  const page = await context.newPage();
  const watched = watchPage(page, site);
  const opened: Opened = { faults: [], unopened: [], hasDialog: false };
  try {
    for (const route of sortRoutes(routes)) {
      const address = findAddress(route, { routes: siteRoutes, known });
      if (address === undefined) {
        opened.unopened.push(route.path);
        continue;
      }
      const failure = await tryPage(page, site + address, watched).catch((error: Error) => error.message);
      const isOnSite = readState(answer.html)?.remotes.some(({ manifest }) =>
        manifest.routes.some(({ id }) => id === route.id),
      );
      if (isOnSite && answer.status >= 400) {
        watched.takeFaults();
        opened.unopened.push(route.path);
        continue;
      }
      if (failure === undefined && !opened.hasDialog) opened.hasDialog = await openDialog(page, watched);
      for (const fault of new Set([...(failure === undefined ? [] : [failure]), ...watched.takeFaults()]))
        opened.faults.push(`${address}: ${firstLine(fault)}`);
      for (const path of await listLinks(page)) known.add(path);
    }
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return opened;
}

const firstLine = (text: string): string => text.split('\n')[0]?.slice(0, 300) ?? '';

/** Returns why the page or its first closed tab does not work; undefined if both do. */
async function tryPage(page: Page, url: string, watched: WatchedPage): Promise<string | undefined> {
  await page.goto(url);
  await watched.untilQuiet();
  const tab = page.locator('main [role=tab][aria-selected=false]').first();
  if ((await tab.count()) > 0) {
    const id = await tab.getAttribute('id');
    await tab.click({ timeout: CLICK_MS });
    await page.locator(`main [role=tab][aria-selected=true][id="${id}"]`).waitFor({ timeout: CLICK_MS });
    await watched.untilQuiet();
  }
  const text = await page.locator('main').innerText();
  if (text.includes('Unexpected Application Error!')) return `the page shows an error: ${text.slice(0, 120)}`;
  return text.trim() === '' ? 'the page is empty' : undefined;
}

/** Clicks the page's buttons until one opens a dialog. Returns whether one did. */
async function openDialog(page: Page, watched: WatchedPage): Promise<boolean> {
  const buttons = page.locator(
    ':is(main, header) button:enabled:visible:not([aria-pressed], [aria-expanded])',
  );
  const count = Math.min(await buttons.count(), MAX_BUTTONS);
  const dialog = page.locator(':is([role=dialog], dialog):visible').first();
  for (let index = 0; index < count; index += 1) {
    const wasClicked = await buttons
      .nth(index)
      .click({ timeout: DIALOG_MS })
      .then(
        () => true,
        () => false,
      );
    if (!wasClicked) continue;
    const isOpen = await dialog.waitFor({ timeout: DIALOG_MS }).then(
      () => true,
      () => false,
    );
    await watched.untilQuiet();
    if (isOpen) return true;
  }
  return false;
}

const listLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) =>
      link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : [],
    ),
  );
