import { bytesOfText, type CacheFigures, createSizedCache } from '../cache/sized-cache';
import type { RenderedPage } from './render-page';

// Beside the pages, not in the room of caches: whether a page is right depends on the answers it was made from.

/** A page shows the time; it may be this much behind. */
const MAX_AGE_MS = 5_000;

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
  figures: () => CacheFigures;
}

interface PageCacheOptions {
  /** the current ETag of a public answer */
  getEtag: (path: string) => Promise<string>;
  /** see `dataVersion` of the instance */
  getVersion: () => number | undefined;
  now?: () => number;
  /** of memory */
  maxBytes: number;
}

/** Bytes of memory that a page takes; its compressed forms take about a quarter of its text. */
const sizeOfPage = ({ page: { html, etag, policy }, reads }: CachedPage): number =>
  [html.text, etag, policy, ...[...reads].flat()].reduce((sum, text) => sum + bytesOfText(text), 0) +
  Math.ceil(html.text.length / 4);

export function createPageCache({
  getEtag,
  getVersion,
  now = Date.now,
  maxBytes,
}: PageCacheOptions): PageCache {
  const pages = createSizedCache<CachedPage>({ maxBytes, getSize: sizeOfPage });

  const findCurrent = async (key: string): Promise<RenderedPage | undefined> => {
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
  };
  return {
    async find(key) {
      const page = await findCurrent(key);
      pages.count(page !== undefined);
      return page;
    },
    figures: pages.figures,
    set(key, page, reads, version) {
      if (page.status !== 200) return;
      // a page of old answers says so, and must not outlast the outage
      const isRight = page.staleSinceMs === undefined;
      pages.set(key, { page, reads, renderedAtMs: now(), version: isRight ? version : undefined });
    },
  };
}
