import { sizesOfCaches } from '../api/cache-sizes';
import type { CacheFigures } from '../api/metrics';
import { bytesOfText, createSizedCache } from '../api/sized-cache';
import type { RenderedPage } from './render-page';

/** A page shows the time; it may be this much behind. */
const MAX_AGE_MS = 5_000;

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
  figures: () => CacheFigures;
}

interface PageCacheOptions {
  /** the current ETag of a public answer */
  getEtag: (path: string) => Promise<string>;
  now?: () => number;
  /** of memory; by default the share of pages */
  maxBytes?: number;
}

/** Bytes of memory that a page takes. */
const sizeOfPage = ({ page: { html, etag }, reads }: CachedPage): number =>
  [html, etag, ...[...reads].flat()].reduce((sum, text) => sum + bytesOfText(text), 0);

export function createPageCache({
  getEtag,
  now = Date.now,
  maxBytes = sizesOfCaches().pages,
}: PageCacheOptions): PageCache {
  const pages = createSizedCache<CachedPage>({ maxBytes, sizeOf: sizeOfPage });

  const findCurrent = async (key: string): Promise<RenderedPage | undefined> => {
    const cached = pages.get(key);
    if (!cached || now() - cached.renderedAtMs >= MAX_AGE_MS) return undefined;
    const isUnchanged = await Promise.all(
      [...cached.reads].map(async ([path, etag]) => (await getEtag(path)) === etag),
    );
    return isUnchanged.every(Boolean) ? cached.page : undefined;
  };
  return {
    async find(key) {
      const page = await findCurrent(key);
      pages.count(page !== undefined);
      return page;
    },
    figures: pages.figures,
    set(key, page, reads) {
      if (page.status === 200) pages.set(key, { page, reads, renderedAtMs: now() });
    },
  };
}
