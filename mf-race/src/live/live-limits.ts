/** `flying` during a race, `between` two races, `waiting` before the first or after the last one */
export type RefreshPace = 'flying' | 'between' | 'waiting';

/** How often to poll without a feed, and the age from which the data counts as stale. */
export const REFRESH_PACES: Record<RefreshPace, { everyMs: number; staleAfterMs: number }> = {
  flying: { everyMs: 3_000, staleAfterMs: 5_000 },
  between: { everyMs: 15_000, staleAfterMs: 20_000 },
  waiting: { everyMs: 60_000, staleAfterMs: 90_000 },
};

/** How long to wait after a failure to load the data that the feed announced. */
export const RELOAD_RETRY_MS = 5_000;

/** The maximum number of lap columns: on the race page, and beside the next races of Quick Status. */
export const LAP_COLUMNS = { race: 5, quickStatus: 4 };
