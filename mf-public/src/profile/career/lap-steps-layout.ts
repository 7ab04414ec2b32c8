import { type LapStep, utcMs } from '@holeshot/domain';

/** A best lap on the chart. */
export interface ChartDot extends LapStep {
  /** percent of the width */
  x: number;
  /** percent of the height */
  y: number;
}

export interface LapChart {
  dots: ChartDot[];
  /** horizontal lines, seconds */
  ticks: { seconds: number; y: number }[];
  /** the years between the first and the last event; `from` and `to` in percent */
  years: { year: number; from: number; to: number; events: number }[];
  /** y of the field record; `null` without one */
  recordY: number | null;
}

const STEPS = [0.2, 0.5, 1, 2, 5, 10, 20, 60];
const MAX_TICKS = 6;

/** Lays out best laps over years: whole years from left to right, from the slowest lap down to the field record. */
export function layOutLaps(steps: readonly LapStep[], recordSeconds: number | null): LapChart {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return { dots: [], ticks: [], years: [], recordY: null };
  const getYear = (ms: number) => new Date(ms).getUTCFullYear();
  const [firstYear, lastYear] = [getYear(first.start), getYear(last.start)];
  const [left, right] = [utcMs(firstYear), utcMs(lastYear + 1)];
  const x = (ms: number) => round(((ms - left) / (right - left)) * 100);

  const times = [...steps.map(({ seconds }) => seconds), ...(recordSeconds === null ? [] : [recordSeconds])];
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const step = STEPS.find((size) => (slowest - fastest) / size <= MAX_TICKS - 2) ?? slowest - fastest;
  const bottom = Math.floor(fastest / step) * step;
  const top = Math.max(Math.ceil(slowest / step) * step, bottom + step);
  const y = (seconds: number) => round(((top - seconds) / (top - bottom)) * 100);
  const tickCount = Math.round((top - bottom) / step) + 1;

  return {
    dots: steps.map((lap) => ({ ...lap, x: x(lap.start), y: y(lap.seconds) })),
    ticks: Array.from({ length: tickCount }, (_, index) => {
      const seconds = round(bottom + index * step);
      return { seconds, y: y(seconds) };
    }),
    years: Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
      const year = firstYear + index;
      return {
        year,
        from: x(utcMs(year)),
        to: x(utcMs(year + 1)),
        events: steps.filter(({ start }) => getYear(start) === year).length,
      };
    }),
    recordY: recordSeconds === null ? null : y(recordSeconds),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
