/** The range of times that bars show, seconds. */
export interface TimeRange {
  /** the time without a bar */
  best: number;
  /** the time with a full bar: the 90th percentile, so that one slow pilot does not shorten all other bars */
  slow: number;
}

/** The range of all pilots' times, seconds; ignores `null`. */
export function timeRange(times: readonly (number | null)[]): TimeRange {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const best = sorted[0] ?? 0;
  return { best, slow: sorted[Math.floor((sorted.length - 1) * 0.9)] ?? best };
}

/** The length of a bar, 0 to 1, by the time lost to the fastest. */
export function barShare({ best, slow }: TimeRange, seconds: number): number {
  if (seconds <= best) return 0;
  return slow > best ? Math.min((seconds - best) / (slow - best), 1) : 1;
}

/** Returns `barShare` for the range of `times`. */
export function barScale(times: readonly (number | null)[]): (seconds: number) => number {
  const span = timeRange(times);
  return (seconds) => barShare(span, seconds);
}
