import { sessionQuery } from '@holeshot/client';
import { type RemoteManifest, type RemoteName, type RemoteRoute, reservedWords } from '@holeshot/contract';
import { clientContext } from '@holeshot/platform';
import type { RouteObject, RouterContextProvider } from 'react-router';
import { Layout } from './layout';
import { needsLoad } from './needs-load';
import type { Pages } from './pages';
import { RemoteRoot } from './remote-root';
import { RouteError } from './route-error';

/** A route that answers 404. */
const nowhere = (id: string, path: string): RouteObject => ({
  id,
  path,
  element: null,
  ErrorBoundary: RouteError,
  loader: () => {
    throw { status: 404, statusText: 'Not Found', internal: false, data: null };
  },
});

/**
 * The site's route table, from what the remotes declare: nothing of a remote is loaded to build it.
 * `/{pilotHandle}` comes last by itself (the router ranks fixed segments higher); first segments of other
 * routes are no handles. `frozenHtml` is what the server rendered for a page that could not be opened.
 */
export function buildRoutes(
  manifests: readonly RemoteManifest[],
  pages: Pages,
  frozenHtml: Readonly<Record<string, string>> = {},
): RouteObject[] {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => pageRoute(manifest.name, route, pages, frozenHtml[route.id])),
  );
  const taken = new Set(routes.map((route) => route.path));
  const reserved = [...reservedWords(manifests)]
    .filter((word) => !taken.has(`/${word}`))
    .map((word) => nowhere(`reserved:${word}`, `/${word}`));
  return [
    {
      id: 'root',
      Component: Layout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      loader: ({ context }) =>
        (context as Readonly<RouterContextProvider>).get(clientContext).get(sessionQuery()),
      shouldRevalidate: () => false,
      children: [...routes, ...reserved, nowhere('nowhere', '*')],
    },
  ];
}

/**
 * Not the router's own `lazy`: a route whose `lazy` failed shows its fallback in place of its error, and keeps no
 * way to try again.
 */
function pageRoute(remote: RemoteName, route: RemoteRoute, pages: Pages, frozenHtml?: string): RouteObject {
  return {
    id: route.id,
    path: route.path,
    ErrorBoundary: RouteError,
    loader: async (args) => (await pages.open(remote, route.id)).loader(args),
    shouldRevalidate: (change) => needsLoad(pages.find(route.id)?.reads, change),
    Component: () => {
      const Page = pages.find(route.id)?.Component;
      if (!Page && frozenHtml !== undefined) return <RemoteRoot name={remote} html={frozenHtml} />;
      return <RemoteRoot name={remote}>{Page && <Page />}</RemoteRoot>;
    },
  };
}
