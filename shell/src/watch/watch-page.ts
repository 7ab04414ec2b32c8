import { type Client, liveNowQuery } from '@holeshot/client';
import type { ChannelName, PageBuilds, PageState } from '@holeshot/contract';
import type { createBrowserRouter } from 'react-router-dom';
import type { FindPage, PageMatch } from '../app/page-finder';
import type { Pages } from '../app/pages';
import type { SiteNotes } from '../app/site-notes';
import type { BuildFault } from '../federation/remote-loader';
import { avoidBuild } from './avoided-builds';
import { moveOutdatedTab } from './move-outdated-tab';
import { sendSignals } from './send-signals';
import { createSignalQueue } from './signal-queue';
import { watchLive } from './watch-live';
import { watchVitals } from './watch-vitals';

const SEND_AFTER_MS = 1_000;

/** What the shell reports about its page: a fault of a build, or a call of the API that failed with a status of 500 or more. */
export type PageEvent = BuildFault | { kind: 'api-error' };

interface WatchedPage {
  state: PageState;
  router: ReturnType<typeof createBrowserRouter>;
  findPage: FindPage;
  pages: Pages;
  client: Client;
  siteNotes: SiteNotes;
}

/**
 * Watches the page: reports to the site what happens with its builds, lets the server leave out builds that failed here, and
 * brings the tab to newer builds. Loaded after the page is ready. Returns a function that takes the shell's reports.
 */
export function watchPage({
  state,
  router,
  findPage,
  pages,
  client,
  siteNotes,
}: WatchedPage): (event: PageEvent) => void {
  const { builds } = state;
  /** builds that say nothing about what visitors get, by name */
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
    // one after the other: each adds to the cookie
    avoiding = avoiding.then(() => avoidBuild(buildId)).catch(() => undefined);
  };

  const buildOf = (page: PageMatch | undefined) => {
    const build = page && pages.findBuild(page.route.id);
    return build && { name: page.remote, buildId: build.buildId };
  };

  untilReady(() => {
    queue.add({ kind: 'ready', name: 'shell', buildId: builds.shell });
    const build = buildOf(firstPage);
    if (build && !crashed.has(build.buildId)) queue.add({ kind: 'ready', ...build });
  });

  let openRoute = firstPage?.route.id;
  const noteOpened = ({ location, navigation, errors }: typeof router.state) => {
    const page = findPage(location.pathname);
    if (navigation.state !== 'idle' || page?.route.id === openRoute) return;
    openRoute = page?.route.id;
    const build = buildOf(page);
    if (build && !errors) queue.add({ kind: 'opened', ...build });
  };
  noteOpened(router.state);
  router.subscribe(noteOpened);

  watchVitals((metric, value) => {
    const build = buildOf(firstPage);
    if (build && firstPage) queue.add({ kind: 'vital', ...build, route: firstPage.route.id, metric, value });
  });
  // after the listeners of the vitals, which report their last values
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush());
  window.addEventListener('pagehide', queue.flush);

  moveOutdatedTab({
    router,
    key: builds.key,
    fetchKey: fetchBuildsKey,
    isBusy: () => document.querySelector('[role=dialog], dialog[open]') !== null,
    leave: loadDocument,
  });

  watchLive({
    isLive: () => siteNotes.get().live.length > 0,
    ask: () => client.get(liveNowQuery(), { cache: false }),
    show: (live) => siteNotes.set({ live }),
  });

  if (builds.overrides) {
    const onSimulate = (name: ChannelName) => {
      silent[name] = '';
    };
    void import('./developer/build-badge').then(({ showBadge }) => showBadge({ state, faults, onSimulate }));
  }

  return (event) => {
    if (event.kind === 'api-error') {
      const { location, navigation } = router.state;
      const build = buildOf(findPage((navigation.location ?? location).pathname));
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

/** The path of the document, which is not the current one after a navigation. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
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
  const reply = await fetch('/api/builds');
  if (!reply.ok) throw new Error(`${reply.status} of /api/builds`);
  return ((await reply.json()) as { key: string }).key;
}

function loadDocument(href: string | null): void {
  // in the browser's cache of pages, this one has no router
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (href === null) location.reload();
  else location.assign(href);
}
