/** Returns a function that places values on an axis, in percent of its length with two decimals. */
export const percentScale =
  (from: number, until: number) =>
  (value: number): number =>
    Math.round(((value - from) / (until - from)) * 10_000) / 100;

interface TickRules {
  /** possible distances, smallest first */
  steps: readonly number[];
  /** the distance if all of `steps` are too small */
  largest: number;
  /** how many of them may fit into the length */
  max: number;
}

/** The round values on an axis, and their distance: the smallest of `steps` with few enough ticks. */
export function listTicks(
  from: number,
  until: number,
  { steps, largest, max }: TickRules,
): { step: number; ticks: number[] } {
  const step = steps.find((candidate) => (until - from) / candidate <= max) ?? largest;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(until / step) - first + 1);
  return { step, ticks: Array.from({ length: count }, (_, index) => (first + index) * step) };
}
