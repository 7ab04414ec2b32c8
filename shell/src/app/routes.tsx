import { sessionQuery } from '@holeshot/client';
import { type RemoteManifest, type RemoteName, type RemoteRoute, reservedWords } from '@holeshot/contract';
import { clientContext, type PageModule } from '@holeshot/platform';
import type { RouteObject, RouterContextProvider } from 'react-router';
import { Layout } from './layout';
import { RemoteRoot } from './remote-root';
import { RouteError } from './route-error';

/** What the shell keeps with each route; `page` is there once the remote is loaded. */
export interface RouteHandle {
  page: PageModule;
}

export type OpenPage = (remote: RemoteName, routeId: string) => Promise<PageModule>;

const notFound = () => {
  throw { status: 404, statusText: 'Not Found', internal: false, data: null };
};

/**
 * The site's route table, from what the remotes declare: nothing of a remote is loaded to build it.
 * `/{pilotHandle}` comes last by itself (the router ranks fixed segments higher); first segments of
 * other routes are no handles.
 */
export function buildRoutes(manifests: readonly RemoteManifest[], openPage: OpenPage): RouteObject[] {
  const pages = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => pageRoute(manifest.name, route, openPage)),
  );
  const taken = new Set(pages.map((route) => route.path));
  const reserved = [...reservedWords(manifests)]
    .filter((word) => !taken.has(`/${word}`))
    .map((word) => ({
      id: `reserved:${word}`,
      path: `/${word}`,
      loader: notFound,
      ErrorBoundary: RouteError,
    }));
  return [
    {
      id: 'root',
      Component: Layout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      loader: ({ context }) =>
        (context as Readonly<RouterContextProvider>).get(clientContext).get(sessionQuery()),
      shouldRevalidate: () => false,
      children: [
        ...pages,
        ...reserved,
        { id: 'nowhere', path: '*', loader: notFound, ErrorBoundary: RouteError },
      ],
    },
  ];
}

function pageRoute(remote: RemoteName, route: RemoteRoute, openPage: OpenPage): RouteObject {
  return {
    id: route.id,
    path: route.path,
    ErrorBoundary: RouteError,
    lazy: async () => {
      const page = await openPage(remote, route.id);
      return asRoute(remote, page);
    },
  };
}

/** The parts of a route that come from its page. */
export function asRoute(remote: RemoteName, page: PageModule) {
  const { Component } = page;
  return {
    loader: page.loader,
    Component: () => (
      <RemoteRoot name={remote}>
        <Component />
      </RemoteRoot>
    ),
    handle: { page } satisfies RouteHandle,
  };
}
