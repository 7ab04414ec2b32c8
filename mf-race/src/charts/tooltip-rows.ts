import { type ChartSeries, type FormatValue, getMarker } from './series';

export interface TooltipRow {
  id: string;
  name: string;
  channelColor: string;
  /** path data on a 10 x 10 field */
  marker: string;
  text: string;
}

export interface TooltipContent {
  rows: TooltipRow[];
  /** how many more lines have a value */
  more: number;
}

/** More rows are higher than the graph on a phone. */
const MAX_ROWS = 10;

/** The visible lines that have a value at a lap, smallest value first. */
export function listTooltipRows(
  series: readonly ChartSeries[],
  hiddenIds: ReadonlySet<string>,
  lapNumber: number,
  formatValue: FormatValue,
): TooltipContent {
  const values = series.flatMap((line, index) => {
    const point = line.points.find((candidate) => candidate.lapNumber === lapNumber);
    return point && !hiddenIds.has(line.id) ? [{ line, index, point }] : [];
  });
  values.sort((a, b) => a.point.value - b.point.value);
  return {
    rows: values.slice(0, MAX_ROWS).map(({ line, index, point }) => ({
      id: line.id,
      name: line.name,
      channelColor: line.channelColor,
      marker: getMarker(index),
      text: formatValue(point),
    })),
    more: Math.max(0, values.length - MAX_ROWS),
  };
}
