import { type Client, liveNowQuery, sessionQuery } from '@holeshot/client';
import type { PageBuilds, PageState, SlotName } from '@holeshot/contract';
import type { createBrowserRouter } from 'react-router-dom';
import { fetchInTime } from '../app/fetch-in-time';
import type { FindPage, PageMatch } from '../app/page-finder';
import type { Pages } from '../app/pages';
import type { SiteNotes } from '../app/site-notes';
import type { BuildFault } from '../federation/remote-loader';
import { registerWorker } from '../worker/register';
import { avoidBuild } from './avoided-builds';
import { documentPath, loadDocument } from './load-document';
import { moveOutdatedTab } from './move-outdated-tab';
import { keepEventPages, loadKeptPage } from './offline-pages';
import { sendKeptQuestions } from './send-kept-questions';
import { sendSignals } from './send-signals';
import { createSignalQueue } from './signal-queue';
import { stampPrints } from './stamp-prints';
import { watchKeptPage } from './watch-kept-page';
import { watchLive } from './watch-live';
import { watchNetwork } from './watch-network';
import { type TabSession, watchSession } from './watch-session';
import { watchVitals } from './watch-vitals';

const SEND_AFTER_MS = 1_000;

/**
 * An event that the shell reports about its page: a failure of a build, an API response with status 500 or more, an API
 * call without a response, or one that was refused because the user is no longer signed in.
 */
export type PageEvent =
  | BuildFault
  | { kind: 'api-error' }
  | { kind: 'no-answer' }
  | { kind: 'not-signed-in' };

interface WatchedPage {
  state: PageState;
  router: ReturnType<typeof createBrowserRouter>;
  findPage: FindPage;
  pages: Pages;
  client: Client;
  siteNotes: SiteNotes;
  getTab: () => TabSession | undefined;
}

/**
 * Watches the page: reports the events of its builds to the site, lets the server avoid builds that failed here, and
 * moves the tab to newer builds. Loaded after the page is ready. Returns a function that takes the shell's reports.
 */
export function watchPage({
  state,
  router,
  findPage,
  pages,
  client,
  siteNotes,
  getTab,
}: WatchedPage): (event: PageEvent) => void {
  const { builds } = state;
  /** names of builds whose signals are not sent: overridden ones, and simulated failures */
  const silent: NonNullable<PageBuilds['overrides']> = { ...builds.overrides };
  const faults: BuildFault[] = [];
  const queue = createSignalQueue({
    overrides: silent,
    send: sendSignals,
    schedule: (flush) => (document.hidden ? flush() : setTimeout(flush, SEND_AFTER_MS)),
  });
  const firstPage = findPage(documentPath());
  const crashed = new Set<string>();
  let avoiding = Promise.resolve();
  const avoid = (buildId: string) => {
    // sequential: each call adds to the cookie
    avoiding = avoiding.then(() => avoidBuild(buildId)).catch(() => undefined);
  };

  const getBuild = (page: PageMatch | undefined) => {
    const build = page && pages.findBuild(page.route.id);
    return build && { name: page.remote, buildId: build.buildId };
  };

  untilReady(() => {
    // this copy did not come from the site
    if (siteNotes.get().isKept) return;
    queue.add({ kind: 'ready', name: 'shell', buildId: builds.shell });
    const build = getBuild(firstPage);
    if (build && !crashed.has(build.buildId)) queue.add({ kind: 'ready', ...build });
  });

  let openRoute = firstPage?.route.id;
  const noteOpened = ({ location, navigation, errors }: typeof router.state) => {
    const page = findPage(location.pathname);
    if (navigation.state !== 'idle' || page?.route.id === openRoute) return;
    openRoute = page?.route.id;
    const build = getBuild(page);
    if (build && !errors) queue.add({ kind: 'opened', ...build });
  };
  noteOpened(router.state);
  router.subscribe(noteOpened);

  const registration = registerWorker();
  stampPrints();
  watchNetwork();
  watchVitals((metric, value) => {
    const build = getBuild(firstPage);
    if (build && firstPage) queue.add({ kind: 'vital', ...build, route: firstPage.route.id, metric, value });
  });
  // added after the listeners of `watchVitals`, so that their last values are sent
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush());
  window.addEventListener('pagehide', queue.flush);

  const isBusy = () => document.querySelector('[role=dialog], dialog[open]') !== null;
  moveOutdatedTab({ router, key: builds.key, fetchKey: fetchBuildsKey, isBusy, leave: loadDocument });
  const fetchSession = () => client.get(sessionQuery(), { cache: false });
  const checkSession = watchSession({ ask: fetchSession, getTab, isBusy });

  watchKeptPage({
    siteNotes,
    ask: fetchSession,
    reload: async () => getTab()?.reload(),
  });
  keepEventPages({ router, registration });
  sendKeptQuestions({ client, getTab });

  watchLive({
    get: () => siteNotes.get().live,
    ask: () => client.get(liveNowQuery(), { cache: false }),
    show: (live) => siteNotes.set({ live }),
  });

  if (builds.overrides) {
    const onSimulate = (name: SlotName) => {
      silent[name] = '';
    };
    void import('./developer/build-badge').then(({ showBadge }) => showBadge({ state, faults, onSimulate }));
  }

  return (event) => {
    if (event.kind === 'not-signed-in') return void checkSession();
    if (event.kind === 'no-answer') return loadKeptPage(router);
    if (event.kind === 'api-error') {
      const { location, navigation } = router.state;
      const build = getBuild(findPage((navigation.location ?? location).pathname));
      if (build) queue.add({ kind: 'api-error', ...build });
      return;
    }
    faults.push(event);
    const { kind, name, buildId } = event;
    if (kind !== 'given-up') queue.add({ kind, name, buildId });
    else if (!(name in silent)) avoid(buildId);
    if (kind === 'crash') crashed.add(buildId);
  };
}

/** Calls back when the first page is interactive. */
function untilReady(callback: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('holeshot:ready').length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'mark', buffered: true });
}

async function fetchBuildsKey(): Promise<string> {
  const reply = await fetchInTime('/api/builds');
  if (!reply.ok) throw new Error(`${reply.status} of /api/builds`);
  return ((await reply.json()) as { key: string }).key;
}
