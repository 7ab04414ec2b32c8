/** of the normal distribution, for 95 % */
const Z = 1.96;

/** Bounds of a share, from 0 to 1. */
export interface ShareInterval {
  low: number;
  high: number;
}

/**
 * The 95 % interval of a share by Wilson, from `count` of `total`. Useful for small totals and shares near 0 as well;
 * without any, from 0 to 1. A count above the total is taken as the total.
 */
export function wilsonInterval(count: number, total: number): ShareInterval {
  if (total <= 0) return { low: 0, high: 1 };
  const share = Math.min(count, total) / total;
  const scale = 1 + Z ** 2 / total;
  const center = (share + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}
