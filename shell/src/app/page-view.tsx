import type { RemoteName } from '@holeshot/contract';
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
  const data: unknown = useLoaderData();
  useAnnounceRoute();
  const Page = pages.find(routeId)?.Component;
  if (!Page && fallbackHtml !== null) return <RemoteRoot name={remote} html={fallbackHtml} />;
  return (
    <RemoteRoot key={routeId} name={remote}>
      {Page && <Page data={data} />}
    </RemoteRoot>
  );
}
