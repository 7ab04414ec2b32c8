/** How often to ask about a race that is being flown, and from which age on its data is said to be old. */
export const LIVE_PACE = { everyMs: 4_000, staleAfterMs: 20_000 };
