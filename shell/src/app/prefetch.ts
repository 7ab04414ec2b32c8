import type { Client } from '@holeshot/client';
import type { RemoteManifest } from '@holeshot/contract';
import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { needsLoad } from './needs-load';
import type { Pages } from './pages';

interface PrefetchParts {
  routes: RouteObject[];
  manifests: readonly RemoteManifest[];
  client: Client;
  pages: Pages;
  preload: (routeId: string, part: string | null) => void;
}

/** Fetches code and first data of the page behind a href side by side, once per href; nothing for what the open page has. */
export function createPrefetch({ routes, manifests, client, pages, preload }: PrefetchParts) {
  const asked = new Set<string>();
  return (href: string): void => {
    if (asked.has(href)) return;
    const nextUrl = new URL(href, location.origin);
    const { pathname, searchParams } = nextUrl;
    const match = matchRoutes(routes, pathname)?.at(-1);
    const owner = manifests.find((manifest) => manifest.routes.some((route) => route.id === match?.route.id));
    const route = owner?.routes.find(({ id }) => id === match?.route.id);
    if (!match || !owner || !route) return;
    const change = { currentUrl: new URL(location.href), nextUrl, defaultShouldRevalidate: true };
    if (!needsLoad(pages.find(route.id)?.reads, change)) return;
    asked.add(href);
    client.prefetch(route.startsWith.map((path) => generatePath(path, match.params)));
    // a part that the address does not name is known only with the data
    preload(route.id, searchParams.get('tab'));
    pages.open(owner.name, route.id).catch(() => asked.delete(href));
  };
}
