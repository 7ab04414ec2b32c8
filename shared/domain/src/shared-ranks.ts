/**
 * Ranks of values that are already in order: equal neighbours share one, the next skips (1, 2, 2, 4);
 * `null` values have none. Source: domain notes 4.7.
 */
export function sharedRanks(values: readonly (number | null)[]): (number | null)[] {
  const ranks: (number | null)[] = [];
  for (const [index, value] of values.entries()) {
    const isShared = index > 0 && values[index - 1] === value;
    ranks.push(value === null ? null : isShared ? (ranks[index - 1] ?? null) : index + 1);
  }
  return ranks;
}
