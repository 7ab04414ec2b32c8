/** Rounds to the millisecond, the precision of timers and exports (R43). */
export const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;
