import type { Session } from '@holeshot/client';
import type { SiteLocation } from '@holeshot/platform';
import { GlobalStyle } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { Footer } from '../chrome/footer';
import { NavigationProgress } from '../chrome/navigation-progress';
import { TopBar } from '../chrome/top-bar';
import { fontUrl, otherLettersUrl } from './font';
import { NextPage } from './next-page';
import { PlatformProvider } from './platform-provider';

interface LayoutProps {
  session: Session;
  /** where the visitor is going, while it is on the way */
  pending: SiteLocation | null;
  /** the open page */
  children: ReactNode;
}

/** Menu, page, footer: the menu's nodes stay while pages of different remotes come and go. */
export function Layout({ session, pending, children }: LayoutProps) {
  return (
    <PlatformProvider session={session}>
      <GlobalStyle $fontUrl={fontUrl} $otherLettersUrl={otherLettersUrl} />
      <TopBar />
      <NavigationProgress active={pending !== null} />
      <main id="content">
        <NextPage pending={pending}>{children}</NextPage>
      </main>
      <Footer />
    </PlatformProvider>
  );
}
