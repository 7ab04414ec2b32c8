import type { Session, Settled } from '@holeshot/client';
import { type Navigator, SiteRouter } from '@holeshot/platform/site';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { Arrival } from './arrival';
import { Layout } from './layout';
import { PageView } from './page-view';
import { ServicesContext, type ShellServices } from './services';

interface AppProps {
  services: ShellServices;
  navigator: Navigator;
  session: Settled<Session>;
}

/** The site: the same tree on server and browser. */
export function App({ services, navigator, session }: AppProps) {
  return (
    <ServicesContext.Provider value={services}>
      <SiteRouter navigator={navigator}>
        {(visit, pending) =>
          session.ok ? (
            <>
              <Layout session={session.value} pending={pending}>
                <PageView visit={visit} />
              </Layout>
              <Arrival visit={visit} />
            </>
          ) : (
            <RoutingErrorView message={session.failure.message} />
          )
        }
      </SiteRouter>
    </ServicesContext.Provider>
  );
}
