import { readableChannelColor, type Theme } from '@holeshot/ui';

/** One line of a graph: a pilot's value for each lap. */
export interface ChartSeries {
  /** pilot id */
  id: string;
  name: string;
  channelLabel: string;
  /** exact colour of the channel; lines use `getInk`, or `channelStroke` in SVG, which have enough contrast */
  channelColor: string;
  /** by lap number, 0 for the holeshot; values are seconds or positions */
  points: ChartPoint[];
}

export interface ChartPoint {
  lapNumber: number;
  value: number;
  /** a video timed it, so that it is good to a tenth and never the fastest (R167) */
  isFromVideo?: true;
}

/** Formats a value of a graph. */
export type FormatValue = (point: Pick<ChartPoint, 'value' | 'isFromVideo'>) => string;

/**
 * Eight marker shapes on a 10 x 10 field, so that lines differ without their colours: disc, square, triangle,
 * diamond, inverted triangle, ring, cross, plus.
 */
export const MARKERS = [
  'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z',
  'M0.6 0.6H9.4V9.4H0.6Z',
  'M5 0L10 9.5H0Z',
  'M5 -0.5L10.5 5L5 10.5L-0.5 5Z',
  'M0 0.5H10L5 10Z',
  'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0ZM5 2.6A2.4 2.4 0 1 0 5 7.4A2.4 2.4 0 1 0 5 2.6Z',
  'M1.6 0L5 3.4L8.4 0L10 1.6L6.6 5L10 8.4L8.4 10L5 6.6L1.6 10L0 8.4L3.4 5L0 1.6Z',
  'M3.9 0H6.1V3.9H10V6.1H6.1V10H3.9V6.1H0V3.9H3.9Z',
] as const;

/** Colour and marker of a series. `index` is that in all series, so that markers stay when others are hidden. */
export const getInk = (series: Pick<ChartSeries, 'channelColor'>, theme: Theme): string =>
  readableChannelColor(series.channelColor, theme);
export const getMarker = (index: number): string => MARKERS[index % MARKERS.length] ?? MARKERS[0];

export interface FastestPoint {
  seriesId: string;
  name: string;
  lapNumber: number;
  value: number;
}

/** The smallest value that a timer saw; the earliest of equal ones; `undefined` without any. */
export function findFastest(series: readonly ChartSeries[]): FastestPoint | undefined {
  let fastest: FastestPoint | undefined;
  for (const { id, name, points } of series) {
    for (const { lapNumber, value, isFromVideo } of points) {
      if (isFromVideo) continue;
      const isFaster = !fastest || value < fastest.value;
      const isEarlier = value === fastest?.value && lapNumber < fastest.lapNumber;
      if (isFaster || isEarlier) fastest = { seriesId: id, name, lapNumber, value };
    }
  }
  return fastest;
}

/** Numbers of the first and the last lap of all given series; 1 and 1 without points. */
export function lapRange(series: readonly ChartSeries[]): { first: number; last: number } {
  const firsts = series.flatMap(({ points }) => points[0]?.lapNumber ?? []);
  const lasts = series.flatMap(({ points }) => points.at(-1)?.lapNumber ?? []);
  if (firsts.length === 0) return { first: 1, last: 1 };
  return { first: Math.min(...firsts), last: Math.max(...lasts) };
}

/** The lap numbers of all given series, without gaps. */
export function listLaps(series: readonly ChartSeries[]): number[] {
  const { first, last } = lapRange(series);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
