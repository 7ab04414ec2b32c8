import { SENT_AT } from '@holeshot/contract';

/** The clocks of most devices differ by less, and a CDN keeps pages for some seconds. */
const TOLERANCE_MS = 10_000;

/** How far the site's clock is ahead of the device's, ms, by the `Server-Timing` header of the document; 0 if unknown. */
function findAheadMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // browsers without HTTPS, and old ones, lack it
  const sentAt = page?.serverTiming?.find(({ name }) => name === SENT_AT);
  // in a document from the browser's cache or from the service worker, the header is old
  if (!page || !sentAt || page.transferSize === 0) return 0;
  const arrivedAtMs = Date.now() - performance.now() + page.responseStart;
  const differenceMs = Math.round(Number(sentAt.description) - arrivedAtMs);
  return Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0;
}

const aheadMs = findAheadMs();

/**
 * The time by the site's clock, ms since 1970 UTC: the device's clock, corrected if it is wrong. Times of races and of events
 * are compared with it.
 */
export function siteNow(): number {
  return Date.now() + aheadMs;
}
