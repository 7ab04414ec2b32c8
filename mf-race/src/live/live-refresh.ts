/** How often to refresh a race in progress, and the age from which the page says that its data is old. */
export const LIVE_REFRESH = { everyMs: 4_000, staleAfterMs: 20_000 };
