import type { CsvCell, TableSort } from '@holeshot/ui';
import { compareCells } from '../parts/compare-cells';
import type { ChartSeries } from './series';

/** The id of a lap's column in the table of a graph. */
export const graphColumn = (lapNumber: number): string => `lap-${lapNumber}`;

const valueAt = ({ points }: ChartSeries, lap: number): number | null =>
  points.find(({ lapNumber }) => lapNumber === lap)?.value ?? null;

/** The lines by name or by the value of one lap, those without one last; else in their own order. */
export function sortSeries(
  series: readonly ChartSeries[],
  { by, descending }: TableSort<string>,
): ChartSeries[] {
  const lap = Number(by.replace('lap-', ''));
  const cellOf = (line: ChartSeries) => (by === 'name' ? line.name : valueAt(line, lap));
  if (by === '') return [...series];
  return [...series].sort((a, b) => compareCells(cellOf(a), cellOf(b), descending));
}

interface GraphRowsInput {
  series: readonly ChartSeries[];
  laps: readonly number[];
  rowsLabel: string;
  columnLabel: (lapNumber: number) => string;
}

/** The numbers of a graph as rows of a CSV file, headings first; seconds to the millisecond. */
export const graphRows = ({ series, laps, rowsLabel, columnLabel }: GraphRowsInput): CsvCell[][] => [
  [rowsLabel, ...laps.map(columnLabel)],
  ...series.map((line) => [line.name, ...laps.map((lap) => toMs(valueAt(line, lap)))]),
];

const toMs = (value: number | null): CsvCell => (value === null ? null : Math.round(value * 1000) / 1000);
