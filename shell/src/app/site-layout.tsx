import type { Session, Settled } from '@holeshot/client';
import { GlobalStyle } from '@holeshot/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom';
import { Footer } from '../chrome/footer';
import { NavigationProgress } from '../chrome/navigation-progress';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { SignedInPart } from '../chrome/signed-in-part';
import { TopBar } from '../chrome/top-bar';
import { fontUrl, otherLettersUrl } from './font';
import { PageOrSkeleton } from './page-or-skeleton';
import { PlatformProvider } from './platform-provider';
import { RouteAnnouncer } from './route-announcer';
import { useServices } from './services';

/** Rendered only while the database is away. */
const OldDataNote = lazy(async () => ({
  default: (await import('../chrome/old-data-note')).OldDataNote,
}));

/** Menu, page and footer. The menu stays mounted while pages change. */
export function SiteLayout() {
  const session = useLoaderData() as Settled<Session>;
  const pending = useNavigation().location;
  const { dataAge, onReady } = useServices();
  const dataAgeSeconds = useSyncExternalStore(dataAge.subscribe, dataAge.get, dataAge.get);
  useEffect(onReady, [onReady]);

  if (!session.ok) return <RoutingErrorView message={session.failure.message} />;
  return (
    <PlatformProvider firstSession={session.value}>
      <GlobalStyle $fontUrl={fontUrl} $otherLettersUrl={otherLettersUrl} />
      <RouteAnnouncer>
        <TopBar />
        <NavigationProgress active={pending !== undefined} />
        <main id="content">
          {dataAgeSeconds !== null && (
            <Suspense>
              <OldDataNote ageSeconds={dataAgeSeconds} />
            </Suspense>
          )}
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
