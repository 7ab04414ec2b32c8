import type { RemoteName } from '@holeshot/contract';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { RemoteRoot } from './remote-root';
import { useAnnounceRoute } from './route-announcer';
import { useServices } from './services';

interface PageViewProps {
  remote: RemoteName;
  routeId: string;
}

/** Renders a route's page. If the first page's code failed to load, the server's HTML stays in its place. */
export function PageView({ remote, routeId }: PageViewProps) {
  const { pages, fallbackHtml } = useServices();
  const loaderData: unknown = useLoaderData();
  useAnnounceRoute();
  // the component must be of the build whose loader ran: a prefetch may have loaded the page from another build since
  const { Page, data } = useMemo(
    () => ({ Page: pages.find(routeId)?.Component, data: loaderData }),
    [pages, routeId, loaderData],
  );
  if (!Page && fallbackHtml !== null) return <RemoteRoot name={remote} html={fallbackHtml} />;
  return (
    <RemoteRoot key={routeId} name={remote}>
      {Page && <Page data={data} />}
    </RemoteRoot>
  );
}
