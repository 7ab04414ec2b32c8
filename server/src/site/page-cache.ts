import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './render-page';

/** A page says what time it is; it may be this much behind. */
const FRESH_MS = 5_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

interface KeptPage {
  page: RenderedPage;
  /** ETags of the API answers it was made of, by path */
  reads: ReadonlyMap<string, string>;
  atMs: number;
}

/** Rendered pages of visitors who are not signed in, for as long as what they were made of stands. */
export interface PageCache {
  /** The page of that key, when it is under 5 s old and every answer it rests on is still the same. */
  find: (key: string) => Promise<RenderedPage | undefined>;
  keep: (key: string, page: RenderedPage, reads: ReadonlyMap<string, string>) => void;
}

interface CacheParts {
  /** the present ETag of a public answer */
  etagOf: (path: string) => Promise<string>;
  now?: () => number;
}

export function createPageCache({ etagOf, now = Date.now }: CacheParts): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }) => page.html.length + 1,
  });
  return {
    async find(key) {
      const kept = pages.get(key);
      if (!kept || now() - kept.atMs >= FRESH_MS) return undefined;
      const stands = await Promise.all(
        [...kept.reads].map(async ([path, etag]) => (await etagOf(path)) === etag),
      );
      return stands.every(Boolean) ? kept.page : undefined;
    },
    keep(key, page, reads) {
      if (page.status === 200) pages.set(key, { page, reads, atMs: now() });
    },
  };
}
