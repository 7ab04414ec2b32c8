import { createClient } from '@holeshot/client';
import type { PageState } from '@holeshot/contract';
import { clientContext } from '@holeshot/platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';

import { App } from './app/app';
import { createDialogLoader } from './app/load-dialog';
import { createPrefetch } from './app/prefetch';
import { FrozenRoot, findServerHtml } from './app/remote-root';
import { asRoute, buildRoutes, type OpenPage } from './app/routes';
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
  const openPage: OpenPage = async (name, routeId) => {
    const open = (await remotes.load(name)).pages[routeId];
    if (!open) throw new Error(`${name} has no page ${routeId}`);
    return (await open()).page;
  };

  const routes = buildRoutes(manifests, openPage);
  const notices = await settleFirstRoute(routes, state, openPage);
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
    notices,
    prefetch: createPrefetch({ routes, manifests, client, openPage, preload: remotes.preload }),
    loadDialog: createDialogLoader(manifests, remotes.load),
  };
  const app = (
    <App services={services}>
      <RouterProvider router={router} />
    </App>
  );
  if (state.rendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  markReady();
}

/**
 * Fills in the page of the address before the router starts, or it would throw the server's HTML away while
 * it waits. A remote that does not come leaves that HTML standing, and the menu alive.
 */
async function settleFirstRoute(
  routes: RouteObject[],
  state: PageState,
  openPage: OpenPage,
): Promise<string[]> {
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const remote = state.remotes.find(({ manifest }) => manifest.routes.some(({ id }) => id === route?.id));
  if (!route?.lazy || !remote || !route.id || !state.rendered) return [];
  try {
    Object.assign(route, asRoute(remote.name, await openPage(remote.name, route.id)));
  } catch (error) {
    const html = findServerHtml(remote.name);
    if (html === undefined) return [];
    console.warn(error);
    route.Component = () => <FrozenRoot name={remote.name} html={html} />;
    delete route.lazy;
    return [NOT_LOADED];
  }
  delete route.lazy;
  return [];
}

/** Deferred scripts run while the state is already `interactive`: only `complete` or the event mean all have run. */
function documentParsed(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/** For measurements and tests: the moment from which the page answers. */
function markReady(): void {
  requestAnimationFrame(() => {
    performance.mark('holeshot:ready');
    document.documentElement.dataset.ready = 'true';
  });
}
