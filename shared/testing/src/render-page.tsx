import type { Session } from '@holeshot/client';
import {
  clientContext,
  isRouteErrorResponse,
  type PageModule,
  type Platform,
  PlatformContext,
  useRouteError,
} from '@holeshot/platform';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createMemoryClient } from './memory-client';

interface PageVisit {
  /** the route's pattern, as in the manifest */
  path: string;
  /** the address that is opened */
  at: string;
  /** model objects by API path; may be changed between visits */
  models: Record<string, unknown>;
  /** who is signed in; nobody by default */
  session?: Partial<Session>;
}

/** What the page asked of the shell. */
export interface PlatformCalls {
  dialogs: string[];
  toasts: string[];
  externalLinks: string[];
}

/** A platform for parts that are tested without a page; what is asked of it is written into `calls`. */
export function createTestPlatform(models: Record<string, unknown> = {}): {
  platform: Platform;
  calls: PlatformCalls;
} {
  const calls: PlatformCalls = { dialogs: [], toasts: [], externalLinks: [] };
  const platform: Platform = {
    session: { user: null, link: '/login', adminOfClubId: null },
    client: createMemoryClient(models),
    config: { map: { provider: 'built-in' } },
    openDialog: (name) => void calls.dialogs.push(name),
    toast: (text) => void calls.toasts.push(text),
    crash: (error) => {
      throw error;
    },
    prefetch: () => undefined,
    confirmExternal: ({ href }) => void calls.externalLinks.push(href),
  };
  return { platform, calls };
}

/** Opens a page as the shell does: router, loader, platform. Its loading view is there until the loader is done. */
export function renderPage(page: PageModule, { path, at, models, session }: PageVisit) {
  const { platform, calls } = createTestPlatform(models);
  Object.assign(platform.session, session);
  const route = {
    path,
    loader: page.loader,
    Component: page.Component,
    HydrateFallback: page.Skeleton,
    ErrorBoundary: RouteFailure,
  };
  const router = createMemoryRouter([route, { path: '*', element: null }], {
    initialEntries: [at],
    getContext() {
      const context = new RouterContextProvider();
      context.set(clientContext, platform.client);
      return context;
    },
  });
  const view = render(
    <PlatformContext.Provider value={platform}>
      <RouterProvider router={router} />
    </PlatformContext.Provider>,
  );
  return { ...view, router, calls };
}

function RouteFailure() {
  const error = useRouteError();
  return <p>Route failed: {isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}
