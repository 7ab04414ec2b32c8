import { SENT_AT } from '@holeshot/contract';

/** The clocks of most devices differ by less, and a CDN keeps pages for some seconds. */
const TOLERANCE_MS = 10_000;
/** A response that took longer may have been on its way for most of it. */
const MAX_WAY_MS = 5_000;

/** How far the site's clock is ahead of the device's, ms; 0 while they differ by seconds only, or nothing is known. */
let aheadMs = ignoreSeconds(readPageSent());

function ignoreSeconds(differenceMs: number): number {
  return Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0;
}

/** The difference by the `Server-Timing` header of the document, before anything is shown. */
function readPageSent(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // browsers without HTTPS, and old ones, lack it
  const sentAt = page?.serverTiming?.find(({ name }) => name === SENT_AT);
  // in a document from the browser's cache or from the service worker, the header is old
  if (!page || !sentAt || page.transferSize === 0) return 0;
  const arrivedAtMs = Date.now() - performance.now() + page.responseStart;
  return Math.round(Number(sentAt.description) - arrivedAtMs);
}

/**
 * Compares the clocks again, since devices set theirs while pages are open: `date` is the `Date` header of a response from the site,
 * which took `tookMs` from the request.
 */
export function compareClocks(date: string | null, tookMs: number): void {
  const differenceMs = Date.parse(date ?? '') - Date.now();
  // the header has whole seconds, so a difference that is known stays
  const isOther = Math.abs(differenceMs - aheadMs) > TOLERANCE_MS;
  if (isOther && tookMs < MAX_WAY_MS) aheadMs = ignoreSeconds(differenceMs);
}

/**
 * The time by the site's clock, ms since 1970 UTC: the device's clock, corrected if it is wrong. Times of races and of events
 * are compared with it.
 */
export function siteNow(): number {
  return Date.now() + aheadMs;
}
