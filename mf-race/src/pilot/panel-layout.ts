import { listTicks } from '../racing/axis';
/** The height of a panel's plot, px. */
export const PLOT_HEIGHT = 150;
/** The number of labels that fit below a panel, and below one on a phone. */
const MAX_LABELS = 9;
const MAX_PHONE_LABELS = 5;
/** A time is clipped if it exceeds both limits: multiples of the median's distance from the best, and of the best. */
const CLIP = { spreads: 4, times: 1.6 };

export interface PanelPoint {
  /** of the race in `values` */
  index: number;
  /** x in percent of the plot's width */
  percent: number;
  y: number;
  seconds: number;
  /** slower than the end of the axis, and drawn at the top edge */
  isClipped: boolean;
}

export interface PanelLayout {
  points: PanelPoint[];
  /** pairs of points of consecutive races, with gaps at races without a time */
  lines: [PanelPoint, PanelPoint][];
  ticks: { seconds: number; text: string; y: number }[];
  /** y of the event's best; `null` without one */
  bestY: number | null;
  /** the labels that fit below the plot; on a phone without the wide ones */
  labels: { text: string; percent: number; isWide: boolean }[];
}

const TICKS = { steps: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500], largest: 1000, max: 5 };

/** Lays out a panel on its own scale, fast times at the bottom. Clips very slow times, such as laps with a crash. */
export function layOutPanel(
  values: readonly (number | null)[],
  eventBest: number | null,
  labels: readonly string[],
): PanelLayout {
  const times = values.filter((value) => value !== null).sort((a, b) => a - b);
  const low = Math.min(eventBest ?? Number.MAX_VALUE, times[0] ?? Number.MAX_VALUE);
  const median = times[Math.floor((times.length - 1) / 2)] ?? low;
  const limit = Math.max(low + CLIP.spreads * (median - low), low * CLIP.times);
  const high = Math.max(...times.filter((seconds) => seconds <= limit), median, low);
  const spread = Math.max(high - low, 0.1);
  const [bottom, top] = [low - spread * 0.17, high + spread * 0.12];
  const toY = (seconds: number) => round((PLOT_HEIGHT * (top - seconds)) / (top - bottom));
  const getPercent = (index: number) => round((100 * (index + 0.5)) / Math.max(1, values.length));
  const points = values.flatMap((seconds, index): PanelPoint[] => {
    if (seconds === null) return [];
    const isClipped = seconds > top;
    return [{ index, percent: getPercent(index), y: isClipped ? 0 : toY(seconds), seconds, isClipped }];
  });
  const { step, ticks } = listTicks(bottom, top, TICKS);
  const every = Math.ceil(labels.length / MAX_LABELS);
  const shown = labels
    .map((text, index) => ({ text, percent: getPercent(index) }))
    .filter((_, index) => index % every === 0);
  return {
    points,
    lines: points.flatMap((point, index) => {
      const next = points[index + 1];
      return next?.index === point.index + 1 ? [[point, next] as [PanelPoint, PanelPoint]] : [];
    }),
    ticks: ticks.map((seconds) => ({ seconds, text: tickText(seconds, step), y: toY(seconds) })),
    bestY: eventBest === null ? null : toY(eventBest),
    labels: shown.map((label, index) => ({
      ...label,
      isWide: shown.length > MAX_PHONE_LABELS && index % 2 === 1,
    })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const tickText = (seconds: number, step: number): string =>
  seconds.toFixed(step >= 1 ? 0 : step === 0.5 || step === 0.1 ? 1 : 2);
