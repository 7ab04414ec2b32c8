import { type CacheFigures, createSizedCache, getTextBytes } from '../cache/sized-cache';
import type { RenderedPage } from './render-page';

// Not in the folder `cache`, because the validity of a page depends on the answers behind it.

/** Maximum age of a page, because it shows the time. */
const MAX_AGE_MS = 5_000;

interface CachedPage {
  page: RenderedPage;
  /** ETags of the API answers behind the page, by path */
  reads: ReadonlyMap<string, string>;
  renderedAtMs: number;
  /** a version of the data with which the page is valid */
  version: number | undefined;
}

/** Rendered pages of visitors who are not signed in. */
export interface PageCache {
  /** The page of that key, if it is under 5 s old and every answer behind it is unchanged. */
  find: (key: string) => Promise<RenderedPage | undefined>;
  /**
   * Caches a page with status 200. `reads` are the ETags of the answers behind it, by path; `version` is that of the
   * data before the first read.
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

/** Bytes of a page in memory: its compressed forms take about a quarter of its HTML. */
const sizeOfPage = ({ page: { html, etag, policy }, reads }: CachedPage): number =>
  [etag, policy, ...[...reads].flat()].reduce((sum, text) => sum + getTextBytes(text), 0) +
  Math.ceil(html.bytes.length * 1.25);

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
      // a page with stale answers says so, and must not outlast the outage
      const isCurrent = page.staleSinceMs === undefined;
      pages.set(key, { page, reads, renderedAtMs: now(), version: isCurrent ? version : undefined });
    },
  };
}
