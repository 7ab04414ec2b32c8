import { channelInk } from '@holeshot/ui';

/** One pilot's laps as a line. */
export interface LapSeries {
  /** pilot id */
  id: string;
  name: string;
  channelLabel: string;
  /** exact colour of the channel; lines use its ink */
  channelColor: string;
  /** by lap number, from 1 */
  points: { lapNumber: number; seconds: number }[];
}

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

/** Colour and marker of the series at a place; they stay when others are hidden. */
export const inkOf = (series: LapSeries): string => channelInk(series.channelColor);
export const markerOf = (index: number): string => MARKERS[index % MARKERS.length] ?? MARKERS[0];

export interface FastestPoint {
  seriesId: string;
  name: string;
  lapNumber: number;
  seconds: number;
}

/** The fastest lap of all given series; the earliest of equal ones; `undefined` without laps. */
export function findFastest(series: readonly LapSeries[]): FastestPoint | undefined {
  return series
    .flatMap(({ id, name, points }) => points.map((point) => ({ seriesId: id, name, ...point })))
    .sort((a, b) => a.seconds - b.seconds || a.lapNumber - b.lapNumber)[0];
}

/** Number of the last lap of all given series, at least 1. */
export const lastLapOf = (series: readonly LapSeries[]): number =>
  Math.max(1, ...series.flatMap(({ points }) => points.map((point) => point.lapNumber)));
