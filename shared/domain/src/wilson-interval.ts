/** quantile of the normal distribution for a 95 % interval */
const Z = 1.96;

/** Bounds of a share, from 0 to 1. */
export interface ShareInterval {
  low: number;
  high: number;
}

/**
 * Wilson's 95 % interval of the share `count` of `total`, which also suits small totals and shares near 0. From 0 to 1
 * if `total` is 0. A count above the total is taken as the total.
 */
export function wilsonInterval(count: number, total: number): ShareInterval {
  if (total <= 0) return { low: 0, high: 1 };
  const share = Math.min(count, total) / total;
  const scale = 1 + Z ** 2 / total;
  const center = (share + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}
