import { compareClocks, createClient } from '@holeshot/client';
import type { PageState } from '@holeshot/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createDialogLoader } from './app/dialog-loader';
import { fetchInTime } from './app/fetch-in-time';
import { addWebfont } from './app/font';
import { type Hydration, toHydrationState } from './app/hydration';
import { createPageFinder, type FindPage } from './app/page-finder';
import { createPages, type Pages } from './app/pages';
import { createPrefetch } from './app/prefetch';
import { findServerHtml } from './app/remote-root';
import { clientContext, createRoutes, stateContext } from './app/routes';
import { listMenuItems, ServicesContext, type ShellServices } from './app/services';
import { createSiteNotes } from './app/site-notes';
import type { RemoteSource } from './federation/federated-source';
import { createLazyLoader } from './federation/lazy-loader';
import type { PageEvent } from './watch/watch-page';
import type { TabSession } from './watch/watch-session';

const noop = () => undefined;

type CreateSource = (state: PageState, report: (event: PageEvent) => void) => RemoteSource;

const WARM_UP_AFTER_MS = 1_000;
const NOT_LOADED = 'Part of this page could not be loaded. It is shown as it was sent.';

/** Starts the shell in the browser: loads the first page's code and hydrates. */
export async function startShell(createSource: CreateSource): Promise<void> {
  const root = document.getElementById('root');
  const json = document.getElementById('page-state')?.textContent;
  if (!root || !json) throw new Error('The page has no root or no state');
  const state = JSON.parse(json) as PageState;
  if (!state.rendered) addWebfont();
  let tab: TabSession | undefined;
  const watch = createLazyLoader<(event: PageEvent) => void>(async () => {
    const { watchPage } = await import(/* webpackChunkName: "watch-page" */ './watch/watch-page');
    return watchPage({ state, router, findPage, pages, client, siteNotes, getTab: () => tab });
  });
  const report = (event: PageEvent) => {
    // the page works without the watcher
    watch.load().then((handle) => handle(event), noop);
  };
  const remotes = createSource(state, report);
  const manifests = state.remotes.map((remote) => remote.manifest);
  const pages = createPages(remotes.loader);
  const routes = createRoutes({ manifests, pages });
  const findPage = createPageFinder(routes);
  const hydration = state.rendered ? (state.hydration as Hydration) : null;
  const siteNotes = createSiteNotes(hydration?.notes ?? { dataAgeSeconds: null, live: [] });
  const client = createClient({
    async fetch(url, init) {
      const startMs = performance.now();
      const reply = await fetchInTime(url, init).catch((error) => {
        report({ kind: 'no-answer' });
        throw error;
      });
      compareClocks(reply.headers.get('date'), performance.now() - startMs);
      siteNotes.noteAge(reply);
      if (reply.status >= 500) report({ kind: 'api-error' });
      if (reply.status === 401 || reply.status === 412) report({ kind: 'not-signed-in' });
      return reply;
    },
  });
  const router = createBrowserRouter(routes, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(stateContext, () => router.state);
      return context;
    },
    ...(hydration ? { hydrationData: toHydrationState(hydration) } : {}),
  });
  const fallbackHtml = hydration && (await loadFirstPage(findPage, pages));
  const services: ShellServices = {
    client,
    config: state.config,
    findPage,
    menu: listMenuItems(manifests),
    pages,
    fallbackHtml,
    siteNotes,
    notices: fallbackHtml === null ? [] : [NOT_LOADED],
    prefetch: createPrefetch({ findPage, client, pages, preload: remotes.preload }),
    loadDialog: createDialogLoader(manifests, remotes.loader),
    connectTab(connected) {
      tab = connected;
    },
    onReady() {
      markReady();
      whenIdle(() => {
        remotes.warmUp();
        watch.load().catch(noop);
      });
    },
  };
  const app = (
    <ServicesContext.Provider value={services}>
      <RouterProvider router={router} />
    </ServicesContext.Provider>
  );
  const remoteName = findPage(location.pathname)?.remote;
  const sentBuild = state.remotes.find(({ name }) => name === remoteName);
  if (hydration && (!sentBuild || remotes.loader.isInUse(sentBuild))) {
    hydrateRoot(root, app);
    return;
  }
  // the page's HTML and data are of a build that this browser could not load
  if (hydration) await router.revalidate();
  createRoot(root).render(app);
}

/**
 * Loads the first page's code before hydration: otherwise React would discard the page's HTML. Returns the server's
 * HTML to show instead when the code fails to load.
 */
async function loadFirstPage(findPage: FindPage, pages: Pages): Promise<string | null> {
  const match = findPage(location.pathname);
  if (!match) return null;
  try {
    await pages.load(match.remote, match.route.id);
    return null;
  } catch (error) {
    console.warn(error);
    return findServerHtml(match.remote) ?? null;
  }
}

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback
  const schedule = globalThis.requestIdleCallback ?? ((run: () => void) => run());
  setTimeout(() => schedule(callback), WARM_UP_AFTER_MS);
}

/** Marks the moment when the page is interactive, for measurements, tests and the map. */
function markReady(): void {
  requestAnimationFrame(() => {
    performance.mark('holeshot:ready');
    document.documentElement.dataset.ready = 'true';
  });
}
