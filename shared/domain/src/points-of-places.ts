import type { RaceSummary } from './model';

/** The desktop app's points by place (R94). */
export const DEFAULT_POINTS: readonly number[] = [10, 8, 6, 4, 2, 0];

/** The most frequent points of each place, from the first; the default for a place without a result (R94). */
export function learnPoints(
  summaries: readonly Pick<RaceSummary, 'position' | 'points' | 'dnf'>[],
): number[] {
  // no place is beyond the number of results, whatever a file says
  const positions = summaries.map(({ position }) => Math.min(position ?? 0, summaries.length));
  const places = Math.max(DEFAULT_POINTS.length, ...positions);
  return Array.from({ length: places }, (_, index) => {
    const figures = summaries
      .filter(({ position, points, dnf }) => position === index + 1 && points !== null && !dnf)
      .map(({ points }) => points ?? 0);
    return mostFrequent(figures) ?? DEFAULT_POINTS[index] ?? 0;
  });
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
