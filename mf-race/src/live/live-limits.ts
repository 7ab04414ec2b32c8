/** How often to poll a race in progress without its feed, and the age from which the page says that its data is old. */
export const LIVE_REFRESH = { everyMs: 4_000, staleAfterMs: 20_000 };

/** Lap columns that fit: in the width of the race page, and beside the next races of Quick Status. */
export const LAP_COLUMNS = { race: 5, quickStatus: 4 };
