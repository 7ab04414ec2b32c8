import type { Session, Settled } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { GlobalStyle } from '@holeshot/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom';
import { Footer } from '../chrome/footer';
import { NavigationProgress } from '../chrome/navigation-progress';
import { optionalPart } from '../chrome/optional-part';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { SignedInPart } from '../chrome/signed-in-part';
import { TopBar } from '../chrome/top-bar';
import { PageOrSkeleton } from './page-or-skeleton';
import { PlatformProvider } from './platform-provider';
import { RouteAnnouncer } from './route-announcer';
import { useServices } from './services';
import { shouldOfferSunlight } from './theme';

/** Loaded only when there is a note to show. */
const SiteNotesView = optionalPart(() =>
  import(/* webpackChunkName: "site-notes" */ '../chrome/site-notes-view').then(
    (chunk) => chunk.SiteNotesView,
  ),
);

/** Loaded only on phones set to a light color scheme. */
const SunlightOffer = optionalPart(() =>
  import(/* webpackChunkName: "sunlight-offer" */ '../chrome/sunlight-offer').then(
    (chunk) => chunk.SunlightOffer,
  ),
);

/** Has the height of the offer from the first paint on: the page does not move when its code arrives. */
const RoomForOffer = styled.div`
  display: none;
  min-height: 57px;
  border-bottom: 1px solid var(--edge);
  background: var(--s2);
  html[data-offer] & {
    display: block;
  }
`;

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
        <RoomForOffer data-print="no">
          {offersSunlight && (
            <Suspense>
              <SunlightOffer />
            </Suspense>
          )}
        </RoomForOffer>
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
      <ScrollRestoration />
    </PlatformProvider>
  );
}
