import type { Session } from '@holeshot/client';
import { useLoaderData } from '@holeshot/platform';
import { GlobalStyle } from '@holeshot/ui';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Footer } from '../chrome/footer';
import { NavigationProgress } from '../chrome/navigation-progress';
import { TopBar } from '../chrome/top-bar';
import { fontUrl } from './font';
import { NextPage } from './next-page';
import { PlatformProvider } from './platform-provider';

/** Menu, page, footer: the menu's nodes stay while pages of different remotes come and go. */
export function Layout() {
  const session = useLoaderData() as Session;
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <PlatformProvider session={session}>
      <GlobalStyle $fontUrl={fontUrl} />
      <TopBar />
      <NavigationProgress active={isNavigating} />
      <main id="content">
        <NextPage>
          <Outlet />
        </NextPage>
      </main>
      <Footer />
      <ScrollRestoration />
    </PlatformProvider>
  );
}
