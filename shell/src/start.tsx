import { createClient, sessionQuery } from '@holeshot/client';
import type { PageState } from '@holeshot/contract';
import { createNavigator, type Navigator } from '@holeshot/platform/site';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app/app';
import { createPageFinder, type FindPage } from './app/find-page';
import { type Hydration, hydratedVisit } from './app/hydration';
import { createDialogLoader } from './app/load-dialog';
import { createPageLoader } from './app/page-loader';
import { createPages, type Pages } from './app/pages';
import { createPrefetch } from './app/prefetch';
import { findServerHtml } from './app/remote-root';
import type { ShellServices } from './app/services';
import type { RemoteSource } from './federation/load-federated';

const NOT_LOADED = 'Part of this page could not be loaded. It is shown as it was sent.';

/** Brings the page to life: resolves the first route's remote, hydrates, and goes on in the browser. */
export async function startShell(source: (state: PageState) => RemoteSource): Promise<void> {
  await documentParsed();
  const root = document.getElementById('root');
  const json = document.getElementById('page-state')?.textContent;
  if (!root || !json) throw new Error('The page has no root or no state');
  const state = JSON.parse(json) as PageState;
  const remotes = source(state);
  const manifests = state.remotes.map((remote) => remote.manifest);
  const client = createClient({ fetch: (url, init) => fetch(url, init) });
  const pages = createPages(remotes.load);
  const findPage = createPageFinder(manifests);
  const hydration = state.rendered ? (state.hydration as Hydration) : null;
  const frozenHtml = hydration && (await openFirstPage(findPage, pages));
  const services: ShellServices = {
    client,
    config: state.config,
    findPage,
    pages,
    frozenHtml,
    notices: frozenHtml === null ? [] : [NOT_LOADED],
    prefetch: createPrefetch({ findPage, client, pages, preload: remotes.preload }),
    loadDialog: createDialogLoader(manifests, remotes.load),
  };
  const session = hydration ? hydration.session : await client.settle(sessionQuery());
  const navigator = createNavigator(
    createPageLoader({ findPage, pages, client }),
    hydration && hydratedVisit(hydration),
  );
  const app = <App services={services} navigator={navigator} session={session} />;
  if (hydration) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await firstVisit(navigator);
  markReady();
}

/**
 * Opens the page of the address before the tree is hydrated, or its content would be thrown away. When it does not
 * come, the server's HTML stays in its place: that is returned.
 */
async function openFirstPage(findPage: FindPage, pages: Pages): Promise<string | null> {
  const match = findPage(location.pathname);
  if (!match) return null;
  try {
    await pages.open(match.remote, match.route.id);
    return null;
  } catch (error) {
    console.warn(error);
    return findServerHtml(match.remote) ?? null;
  }
}

/** Deferred scripts run while the state is already `interactive`: only `complete` or the event mean all have run. */
function documentParsed(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/** A page that the server did not render has its content once its loader has answered. */
function firstVisit(navigator: Navigator): Promise<void> {
  if (navigator.state().visit) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = navigator.subscribe(({ visit }) => {
      if (!visit) return;
      stop();
      resolve();
    });
  });
}

/** For measurements and tests: the moment from which the page answers. */
function markReady(): void {
  requestAnimationFrame(() => {
    performance.mark('holeshot:ready');
    document.documentElement.dataset.ready = 'true';
  });
}
