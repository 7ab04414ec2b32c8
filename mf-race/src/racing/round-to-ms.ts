/** Rounds to the millisecond, the precision of timers and exports (R43). */
export const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A time as a value of a table; `null` without one. */
export const timeValue = (seconds: number | null): number | null =>
  seconds === null ? null : roundToMs(seconds);
