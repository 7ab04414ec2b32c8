import type { Session } from '@holeshot/client';
import {
  LocationContext,
  NavigationContext,
  type PageModule,
  type Platform,
  PlatformContext,
  RouteError,
} from '@holeshot/platform';
import { createNavigator, matchPath, SiteRouter } from '@holeshot/platform/site';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
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

/** Opens a page as the shell does: navigator, loader, platform. The address is the window's. */
export function renderPage(page: PageModule, { path, at, models, session }: PageVisit) {
  const { platform, calls } = createTestPlatform(models);
  Object.assign(platform.session, session);
  window.history.replaceState(null, '', at);
  const navigator = createNavigator(
    {
      async load(url) {
        const params = matchPath(path, url.pathname);
        if (!params) return null;
        return page.loader({ params, url, client: platform.client, nowMs: Date.now() });
      },
      needsLoad: () => true,
    },
    null,
  );
  const view = render(
    <PlatformContext.Provider value={platform}>
      <SiteRouter navigator={navigator} fallback={<page.Skeleton />}>
        {({ location, data, failure }) => {
          if (failure) return <RouteFailure error={failure.error} />;
          return matchPath(path, location.pathname) ? <page.Component data={data} /> : null;
        }}
      </SiteRouter>
    </PlatformContext.Provider>,
  );
  return { ...view, calls };
}

function RouteFailure({ error }: { error: unknown }) {
  return <p>Route failed: {error instanceof RouteError ? error.status : String(error)}</p>;
}

/** Parts of a page at an address, for tests without a page: links lead nowhere. */
export function AtAddress({ href = '/', children }: { href?: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(href, 'http://site');
  return (
    <NavigationContext.Provider value={{ navigate: () => undefined, revalidate: async () => undefined }}>
      <LocationContext.Provider value={{ pathname, search, hash }}>{children}</LocationContext.Provider>
    </NavigationContext.Provider>
  );
}
