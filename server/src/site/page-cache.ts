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
  /** a version of the data with which the page is right */
  version: number | undefined;
}

/** Rendered pages of visitors who are not signed in. */
export interface PageCache {
  /** The page of that key, when it is under 5 s old and every answer it was made from is unchanged. */
  find: (key: string) => Promise<RenderedPage | undefined>;
  /**
   * Caches a page with status 200. `reads` are the ETags of the answers it was made from, by path; `version` is that of
   * the data before the first of them.
   */
  set: (
    key: string,
    page: RenderedPage,
    reads: ReadonlyMap<string, string>,
    version: number | undefined,
  ) => void;
}

interface PageCacheOptions {
  /** the current ETag of a public answer */
  getEtag: (path: string) => Promise<string>;
  /** see `dataVersion` of the instance */
  getVersion: () => number | undefined;
  now?: () => number;
}

/** A cache of up to 64 MB of text. */
export function createPageCache({ getEtag, getVersion, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }) => page.html.text.length + 1,
  });
  return {
    async find(key) {
      const cached = pages.get(key);
      if (!cached || now() - cached.renderedAtMs >= MAX_AGE_MS) return undefined;
      const version = getVersion();
      if (version !== undefined && version === cached.version) return cached.page;
      const isUnchanged = await Promise.all(
        [...cached.reads].map(async ([path, etag]) => (await getEtag(path)) === etag),
      );
      if (!isUnchanged.every(Boolean)) return undefined;
      cached.version = version;
      return cached.page;
    },
    set(key, page, reads, version) {
      if (page.status !== 200) return;
      // a page of old answers says so, and must not outlast the outage
      const isRight = page.staleSinceMs === undefined;
      pages.set(key, { page, reads, renderedAtMs: now(), version: isRight ? version : undefined });
    },
  };
}
