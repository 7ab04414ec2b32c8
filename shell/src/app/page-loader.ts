import type { Client } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';
import type { SiteLoader } from '@holeshot/platform/site';
import type { FindPage } from './find-page';
import type { Pages } from './pages';

interface LoaderParts {
  findPage: FindPage;
  pages: Pages;
  client: Client;
}

/** Opens the page of an address and loads its data: the same on server and browser. */
export function createPageLoader({ findPage, pages, client }: LoaderParts): SiteLoader {
  return {
    async load(url) {
      const match = findPage(url.pathname);
      if (!match) throw new RouteError(404, 'Not Found');
      const page = await pages.open(match.remote, match.route.id);
      return page.loader({ params: match.params, url, client, nowMs: Date.now() });
    },
    needsLoad: (from, to) => needsLoad(pages.find(findPage(from.pathname)?.route.id ?? '')?.reads, from, to),
  };
}

/**
 * Whether an open page's data is loaded anew for an address: not when only query parameters change that the page
 * does not read, or the place on the page. A page that says nothing about parameters (`reads`) loads at every change
 * of them. The same address again is a wish to load again.
 */
export function needsLoad(reads: readonly string[] | undefined, from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.href === to.href) return true;
  if (from.search === to.search) return false;
  return !reads || reads.some((name) => from.searchParams.get(name) !== to.searchParams.get(name));
}
