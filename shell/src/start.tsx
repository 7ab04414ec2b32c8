import { createClient } from '@holeshot/client';
import type { PageState, RemoteManifest } from '@holeshot/contract';
import { clientContext } from '@holeshot/platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';

import { App } from './app/app';
import { createDialogLoader } from './app/load-dialog';
import { createPages, type Pages } from './app/pages';
import { createPrefetch } from './app/prefetch';
import { findServerHtml } from './app/remote-root';
import { buildRoutes } from './app/routes';
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
  const frozen = await openFirstPage(state, manifests, pages);
  const routes = buildRoutes(manifests, pages, frozen);
  const router = createBrowserRouter(routes, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      return context;
    },
    ...(state.rendered ? { hydrationData: state.hydration } : {}),
  });
  const services: ShellServices = {
    client,
    config: state.config,
    pages,
    notices: Object.keys(frozen).length > 0 ? [NOT_LOADED] : [],
    prefetch: createPrefetch({ routes, manifests, client, pages, preload: remotes.preload }),
    loadDialog: createDialogLoader(manifests, remotes.load),
  };
  const app = (
    <App services={services}>
      <RouterProvider router={router} />
    </App>
  );
  if (state.rendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await initialized(router);
  markReady();
}

/**
 * Opens the page of the address before the tree is hydrated, or its content would be thrown away. When it does not
 * come, its route keeps the server's HTML, which is returned by route id.
 */
async function openFirstPage(state: PageState, manifests: readonly RemoteManifest[], pages: Pages) {
  const declared = manifests.flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
  const first = state.rendered ? matchRoutes(declared, location)?.at(-1)?.route : undefined;
  if (!first) return {};
  try {
    await pages.open(first.remote, first.id);
    return {};
  } catch (error) {
    console.warn(error);
    const html = findServerHtml(first.remote);
    return html === undefined ? {} : { [first.id]: html };
  }
}

/** Deferred scripts run while the state is already `interactive`: only `complete` or the event mean all have run. */
function documentParsed(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/** A page that the server did not render has its content once the first loaders have answered. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
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
