/** Between which times bars of a field are drawn, seconds. */
export interface TimeSpan {
  /** no bar */
  best: number;
  /** a full one: the 90th percentile, so that one straggler does not flatten the field */
  slow: number;
}

/** The span of a field's times, seconds; `null` is skipped. */
export function timeSpan(times: readonly (number | null)[]): TimeSpan {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const best = sorted[0] ?? 0;
  return { best, slow: sorted[Math.floor((sorted.length - 1) * 0.9)] ?? best };
}

/** The share of a bar, 0 to 1, by time lost to the fastest. */
export function shareLost({ best, slow }: TimeSpan, seconds: number): number {
  if (seconds <= best) return 0;
  return slow > best ? Math.min((seconds - best) / (slow - best), 1) : 1;
}

/** Maps times to `shareLost` within the field of `times`. */
export function timeLostScale(times: readonly (number | null)[]): (seconds: number) => number {
  const span = timeSpan(times);
  return (seconds) => shareLost(span, seconds);
}
