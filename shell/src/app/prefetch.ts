import type { Client } from '@holeshot/client';
import { generatePath } from 'react-router-dom';
import type { FindPage } from './page-finder';
import type { Pages } from './pages';
import { shouldLoad } from './should-load';

interface PrefetchDependencies {
  findPage: FindPage;
  client: Client;
  pages: Pages;
  preload: (routeId: string, part: string | null) => void;
}

/**
 * Prefetches a link's page: its code and its first API calls in parallel, once per href. Skips links that would not
 * load anything, such as the tabs of the current page.
 */
export function createPrefetch({ findPage, client, pages, preload }: PrefetchDependencies) {
  const prefetched = new Set<string>();
  return (href: string): void => {
    if (prefetched.has(href)) return;
    const url = new URL(href, location.href);
    const match = findPage(url.pathname);
    if (!match) return;
    const { remote, route, params } = match;
    if (!shouldLoad(pages.find(route.id)?.searchParams, new URL(location.href), url)) return;
    prefetched.add(href);
    client.prefetch(route.prefetch.map((path) => generatePath(path, params)));
    // without `tab`, the page's data decides which part is shown
    preload(route.id, url.searchParams.get('tab'));
    pages.load(remote, route.id).catch(() => prefetched.delete(href));
  };
}
