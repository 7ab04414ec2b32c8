import type { Session, Settled } from '@holeshot/client';
import { GlobalStyle } from '@holeshot/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom';
import { Footer } from '../chrome/footer';
import { NavigationProgress } from '../chrome/navigation-progress';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { SignedInPart } from '../chrome/signed-in-part';
import { TopBar } from '../chrome/top-bar';
import { PageOrSkeleton } from './page-or-skeleton';
import { PlatformProvider } from './platform-provider';
import { RouteAnnouncer } from './route-announcer';
import { useServices } from './services';
import type { Notes } from './site-notes';
import { shouldOfferSunlight } from './theme';

/** Loaded only when there is a note to show. The page must survive when it fails to load, also while the tab leaves the page. */
const SiteNotesView = lazy<ComponentType<Notes>>(() =>
  import(/* webpackChunkName: "site-notes" */ '../chrome/site-notes-view').then(
    (chunk) => ({ default: chunk.SiteNotesView }),
    () => ({ default: () => null }),
  ),
);

/** Loaded only on phones set to a light color scheme. */
const SunlightOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sunlight-offer" */ '../chrome/sunlight-offer')).SunlightOffer,
}));

/** Menu, page and footer. The menu stays mounted while pages change. */
export function SiteLayout() {
  const session = useLoaderData() as Settled<Session>;
  const pending = useNavigation().location;
  const { menu, siteNotes, onReady } = useServices();
  const notes = useSyncExternalStore(siteNotes.subscribe, siteNotes.get, siteNotes.get);
  const [offersSunlight, setOffersSunlight] = useState(false);
  useEffect(onReady, [onReady]);
  useEffect(() => setOffersSunlight(shouldOfferSunlight()), []);

  if (!session.ok) return <RoutingErrorView message={session.failure.message} />;
  return (
    <PlatformProvider firstSession={session.value}>
      <GlobalStyle />
      <RouteAnnouncer>
        <TopBar remoteItems={menu} />
        <NavigationProgress active={pending !== undefined} />
        {(notes.dataAgeSeconds !== null || notes.live.length > 0) && (
          <Suspense>
            <SiteNotesView {...notes} />
          </Suspense>
        )}
        <main id="content">
          <SignedInPart part="notices" />
          <PageOrSkeleton pending={pending}>
            <Outlet />
          </PageOrSkeleton>
        </main>
        <Footer />
      </RouteAnnouncer>
      {offersSunlight && (
        <Suspense>
          <SunlightOffer />
        </Suspense>
      )}
      <ScrollRestoration />
    </PlatformProvider>
  );
}
