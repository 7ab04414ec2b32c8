import type { Session } from '@holeshot/client';
import { type PageModule, type Platform, PlatformContext, RouteError } from '@holeshot/platform';
import { render } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router-dom';
import { createMemoryClient } from './memory-client';

interface PageVisit {
  /** the route's path pattern, as in the manifest */
  path: string;
  /** the address to open */
  at: string;
  /** model objects by API path; tests may change them later */
  models: Record<string, unknown>;
  /** signed out by default */
  session?: Partial<Session>;
}

/** The calls that a page made to the platform. */
export interface PlatformCalls {
  dialogs: string[];
  toasts: string[];
  externalLinks: string[];
  reloads: number;
}

/** A platform for testing components without a page. It records its calls. */
export function createTestPlatform(models: Record<string, unknown> = {}): {
  platform: Platform;
  calls: PlatformCalls;
} {
  const calls: PlatformCalls = { dialogs: [], toasts: [], externalLinks: [], reloads: 0 };
  const platform: Platform = {
    session: { user: null, link: '/login', adminOfClubId: null, registrations: [], notices: [] },
    client: createMemoryClient(models),
    config: { map: { provider: 'built-in' } },
    openDialog: (name) => void calls.dialogs.push(name),
    reload: async () => void calls.reloads++,
    toast: (text) => void calls.toasts.push(text),
    crash: (error) => {
      throw error;
    },
    prefetch: () => undefined,
    confirmExternal: ({ href }) => void calls.externalLinks.push(href),
  };
  return { platform, calls };
}

type TestRouter = ReturnType<typeof createBrowserRouter>;

/** Opens a page as the shell does, with router, loader and platform. Changes the window's address. */
export function renderPage(page: PageModule, { path, at, models, session }: PageVisit) {
  const { platform, calls } = createTestPlatform(models);
  Object.assign(platform.session, session);
  window.history.replaceState(null, '', at);
  const router: TestRouter = createBrowserRouter([
    {
      path,
      async loader({ params, request }) {
        // the first load runs before there is a router
        await null;
        const { navigation, loaderData } = router.state;
        const data: unknown = Object.values(loaderData)[0];
        return page.loader({
          params,
          url: new URL(request.url),
          client: platform.client,
          nowMs: Date.now(),
          ...(data !== undefined && { shown: { data, isOwnReload: navigation.state === 'idle' } }),
        });
      },
      element: <LoadedPage page={page} />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <page.Skeleton />,
    },
    { path: '*', element: null },
  ]);
  const view = render(
    <PlatformContext.Provider value={platform}>
      <TestRouterProvider router={router} />
    </PlatformContext.Provider>,
    { container: document.body.appendChild(document.createElement('main')) },
  );
  return { ...view, calls };
}

function LoadedPage({ page }: { page: PageModule }) {
  return <page.Component data={useLoaderData()} />;
}

function RouteFailure() {
  const error = useRouteError();
  return <p>Route failed: {error instanceof RouteError ? error.status : String(error)}</p>;
}

/** Disposes the router after the test, so that it stops listening to the window. */
function TestRouterProvider({ router }: { router: TestRouter }) {
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

const AddressChildren = createContext<ReactNode>(null);

interface AtAddressProps {
  href?: string;
  children: ReactNode;
}

/** Renders components at an address, for tests without a page. */
export function AtAddress({ href = '/', children }: AtAddressProps) {
  const router = useMemo(
    () => createMemoryRouter([{ path: '*', Component: ShowChildren }], { initialEntries: [href] }),
    [href],
  );
  return (
    <AddressChildren.Provider value={children}>
      <TestRouterProvider router={router} />
    </AddressChildren.Provider>
  );
}

function ShowChildren() {
  return useContext(AddressChildren);
}
