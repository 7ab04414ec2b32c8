import type { Client } from '@holeshot/client';
import { fillPath } from '@holeshot/platform/site';
import type { FindPage } from './find-page';
import { needsLoad } from './page-loader';
import type { Pages } from './pages';

interface PrefetchParts {
  findPage: FindPage;
  client: Client;
  pages: Pages;
  preload: (routeId: string, part: string | null) => void;
}

/** Fetches code and first data of the page behind a href side by side, once per href; nothing for what the open page has. */
export function createPrefetch({ findPage, client, pages, preload }: PrefetchParts) {
  const asked = new Set<string>();
  return (href: string): void => {
    if (asked.has(href)) return;
    const url = new URL(href, location.href);
    const match = findPage(url.pathname);
    if (!match) return;
    const { remote, route, params } = match;
    if (!needsLoad(pages.find(route.id)?.reads, new URL(location.href), url)) return;
    asked.add(href);
    client.prefetch(route.startsWith.map((path) => fillPath(path, params)));
    // a part that the address does not name is known only with the data
    preload(route.id, url.searchParams.get('tab'));
    pages.open(remote, route.id).catch(() => asked.delete(href));
  };
}
