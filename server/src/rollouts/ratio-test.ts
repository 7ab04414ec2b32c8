/** How often something happened, of how often it could. */
export interface Share {
  count: number;
  total: number;
}

/** A candidate beside the stable build. */
export interface Compared {
  candidate: Share;
  stable: Share;
}

/**
 * The evidence, as a natural logarithm, that something happens with the candidate `ratio` times as often as with the stable
 * build, for the likeliest of `ratios`, each of which gets an equal part.
 *
 * Of all that happened, each one is the candidate's with probability w when the builds are equal, w being the candidate's
 * part of the totals; with rates of ratio r, with probability r w / (r w + 1 - w). The evidence is the likelihood of what
 * was seen with these ratios over that with equal builds. For equal builds its expectation is at most 1, so that it ever
 * passes 1 / alpha in at most alpha of all cases, however often one looks.
 */
export function logEvidence({ candidate, stable }: Compared, ratios: readonly number[]): number {
  const total = candidate.total + stable.total;
  if (candidate.total <= 0 || stable.total <= 0) return 0;
  const w = candidate.total / total;
  const logs = ratios.map((ratio) => {
    const mixed = ratio * w + 1 - w;
    return candidate.count * Math.log(ratio / mixed) - stable.count * Math.log(mixed);
  });
  // the largest is taken out of the sum, which could not be represented otherwise
  const largest = Math.max(...logs);
  const sum = logs.reduce((whole, log) => whole + Math.exp(log - largest), 0);
  return largest + Math.log(sum / ratios.length);
}

/** A share as a number; 0 of nothing is 0. */
export const rateOf = ({ count, total }: Share): number => (total > 0 ? count / total : 0);
