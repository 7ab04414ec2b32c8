import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render-page';

/** A page shows the time; it may be this much behind. */
const MAX_AGE_MS = 5_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

interface CachedPage {
  page: RenderedPage;
  /** ETags of the API answers that the page was made from, by path */
  reads: ReadonlyMap<string, string>;
  renderedAtMs: number;
}

/** Rendered pages of visitors who are not signed in. */
export interface PageCache {
  /** The page of that key, when it is under 5 s old and every answer it was made from is unchanged. */
  find: (key: string) => Promise<RenderedPage | undefined>;
  /** Caches a page with status 200; `reads` are the ETags of the answers it was made from, by path. */
  set: (key: string, page: RenderedPage, reads: ReadonlyMap<string, string>) => void;
}

interface PageCacheOptions {
  /** the current ETag of a public answer */
  getEtag: (path: string) => Promise<string>;
  now?: () => number;
}

/** A cache of up to 64 MB of text. */
export function createPageCache({ getEtag, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }) => page.html.text.length + 1,
  });
  return {
    async find(key) {
      const cached = pages.get(key);
      if (!cached || now() - cached.renderedAtMs >= MAX_AGE_MS) return undefined;
      const isUnchanged = await Promise.all(
        [...cached.reads].map(async ([path, etag]) => (await getEtag(path)) === etag),
      );
      return isUnchanged.every(Boolean) ? cached.page : undefined;
    },
    set(key, page, reads) {
      if (page.status === 200) pages.set(key, { page, reads, renderedAtMs: now() });
    },
  };
}
