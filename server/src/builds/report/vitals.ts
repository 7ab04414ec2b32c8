import type { VitalName } from '@holeshot/contract';
import { Histogram, type Registry } from 'prom-client';

/**
 * A vital is good up to the first threshold, and poor above the second. ms; CLS has no unit. See
 * https://web.dev/articles/vitals.
 */
const THRESHOLDS: Record<VitalName, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

/** How a web vital is rated. */
export function rateVital(metric: VitalName, value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** Fractions and multiples of the thresholds, so that shares of good and poor can be read from a histogram. */
const getBuckets = ([good, fair]: readonly [number, number]): number[] => [
  good / 4,
  good / 2,
  good,
  fair,
  2 * fair,
  4 * fair,
];

/** Beyond it the histograms are reset, as on a restart. */
const MAX_BUILDS = 32;

interface MeasuredVital {
  metric: VitalName;
  value: number;
  route: string;
  name: string;
  build: string;
}

/** Returns a function that adds a vital to the histogram of its metric, by route and build. */
export function createVitalHistograms(registry: Registry): (vital: MeasuredVital) => void {
  const getHistogram = (metric: VitalName) =>
    new Histogram({
      name: `holeshot_web_vital_${metric.toLowerCase()}${metric === 'CLS' ? '' : '_milliseconds'}`,
      help: `${metric} as browsers report it, by route of the first page and by build`,
      labelNames: ['route', 'name', 'build'],
      buckets: getBuckets(THRESHOLDS[metric]),
      registers: [registry],
    });
  const histograms: Record<VitalName, ReturnType<typeof getHistogram>> = {
    LCP: getHistogram('LCP'),
    INP: getHistogram('INP'),
    CLS: getHistogram('CLS'),
    FCP: getHistogram('FCP'),
    TTFB: getHistogram('TTFB'),
  };
  const builds = new Set<string>();
  return ({ metric, value, ...labels }) => {
    if (builds.size >= MAX_BUILDS && !builds.has(labels.build)) {
      for (const histogram of Object.values(histograms)) histogram.reset();
      builds.clear();
    }
    builds.add(labels.build);
    histograms[metric].observe(labels, value);
  };
}
