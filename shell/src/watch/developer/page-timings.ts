/** Times of this document, ms after its start; null for events that have not happened. */
export interface PageTimings {
  /** when a script had loaded */
  findArrival: (url: string) => number | null;
  /** when the first page was interactive */
  readyMs: () => number | null;
}

export const pageTimings: PageTimings = {
  findArrival(url) {
    const entries = performance.getEntriesByName(new URL(url, location.href).href, 'resource');
    const entry = entries.find((one) => one instanceof PerformanceResourceTiming);
    return entry?.responseEnd ?? null;
  },
  readyMs: () => performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? null,
};
