/** Ranks of sorted values: equal values share a rank and the next one skips (1, 2, 2, 4); `null` has no rank (R100). */
export function rankWithTies(values: readonly (number | null)[]): (number | null)[] {
  const ranks: (number | null)[] = [];
  for (const [index, value] of values.entries()) {
    const isShared = index > 0 && values[index - 1] === value;
    ranks.push(value === null ? null : isShared ? (ranks[index - 1] ?? null) : index + 1);
  }
  return ranks;
}
