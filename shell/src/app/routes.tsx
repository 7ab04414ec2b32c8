import { type Client, sessionQuery, siteNow } from '@holeshot/client';
import { type RemoteManifest, reservedWords } from '@holeshot/contract';
import { RouteError, type ShownPage } from '@holeshot/platform';
import { type createBrowserRouter, createContext, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-finder';
import { PageView } from './page-view';
import type { Pages } from './pages';
import { RouteErrorView } from './route-error-view';
import { shouldLoad } from './should-load';
import { SiteLayout } from './site-layout';

/** Id of the root route. Its loader data is the session. */
export const SITE_ROUTE = 'site';

/** The API client of loaders: one per document in the browser, one per request on the server. */
export const clientContext = createContext<Client>();

type RouterState = Pick<
  ReturnType<typeof createBrowserRouter>['state'],
  'location' | 'loaderData' | 'navigation'
>;

/** Returns the current state of the browser's router; null on the server. */
export const stateContext = createContext<() => RouterState | null>(() => null);

interface RouteDependencies {
  manifests: readonly RemoteManifest[];
  pages: Pages;
}

/**
 * Builds the site's routes from the remotes' manifests, for both server and browser. Reserved words, such as `/event`,
 * give 404: otherwise they would match as a pilot's handle.
 */
export function createRoutes({ manifests, pages }: RouteDependencies): RouteObject[] {
  const pageRoutes = manifests.flatMap(({ name: remote, routes }) =>
    routes.map((route) => pageRoute({ remote, route }, pages)),
  );
  const reserved = [...reservedWords(manifests)].map((word) => notFoundRoute(`/${word}`));
  return [
    {
      id: SITE_ROUTE,
      loader: ({ context }) => context.get(clientContext).settle(sessionQuery()),
      shouldRevalidate: () => false,
      element: <SiteLayout />,
      errorElement: <RouteErrorView />,
      hydrateFallbackElement: <></>,
      children: [...pageRoutes, ...reserved, notFoundRoute('*')],
    },
  ];
}

/**
 * The page's code is loaded by `loader`, not by `lazy`: the router caches the promise of `lazy` even when it rejects,
 * so "Try again" would always fail.
 */
function pageRoute(handle: PageHandle, pages: Pages): RouteObject {
  const { remote, route } = handle;
  return {
    id: route.id,
    path: route.path,
    handle,
    async loader({ request, params, context }) {
      const page = await pages.load(remote, route.id);
      const url = new URL(request.url);
      const shown = findShown(route.id, url, context.get(stateContext)());
      return page.loader({
        params,
        url,
        client: context.get(clientContext),
        nowMs: siteNow(),
        ...(shown && { shown }),
      });
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      shouldLoad(pages.find(route.id)?.searchParams, currentUrl, nextUrl),
    element: <PageView remote={remote} routeId={route.id} />,
    errorElement: <RouteErrorView page={handle} />,
  };
}

/** The data on screen, if it is of the page that is about to load. */
function findShown(routeId: string, { pathname }: URL, state: RouterState | null): ShownPage | undefined {
  const data: unknown = state?.loaderData[routeId];
  return state && data !== undefined && state.location.pathname === pathname
    ? { data, isOwnReload: state.navigation.state === 'idle' }
    : undefined;
}

/** The id is explicit: server and browser may have different remotes, and then ids made from the order would differ. */
const notFoundRoute = (path: string): RouteObject => ({
  id: `not-found:${path}`,
  path,
  loader() {
    throw new RouteError(404, 'Not Found');
  },
  element: null,
  errorElement: <RouteErrorView />,
});
