/**
 * Maps times to the share of a bar, by time lost to the fastest: 0 for the fastest, 1 at the 90th percentile
 * and beyond, so that one straggler does not flatten the field. Times in seconds; `null` is skipped.
 */
export function timeLostScale(times: readonly (number | null)[]): (seconds: number) => number {
  const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
  const best = sorted[0] ?? 0;
  const slow = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? best;
  return (seconds) => {
    if (seconds <= best) return 0;
    return slow > best ? Math.min((seconds - best) / (slow - best), 1) : 1;
  };
}
