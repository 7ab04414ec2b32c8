import { RowHeader, type TableColumn } from '@holeshot/ui';
import { lapHeading } from '../racing/race-names';
import { timeValue } from '../racing/round-to-ms';
import type { ChartSeries, FormatValue } from './series';

/**
 * The numbers of a graph: a row per pilot, a column per lap. CSV files have them to the millisecond, or
 * those of a video to a tenth (R167).
 */
export const graphColumns = (
  laps: readonly number[],
  formatValue: FormatValue,
): TableColumn<ChartSeries>[] => [
  {
    id: 'name',
    heading: 'Pilots',
    firstSort: 'ascending',
    Cell: RowHeader,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  ...laps.map((lap): TableColumn<ChartSeries> => {
    const findPoint = ({ points }: ChartSeries) => points.find(({ lapNumber }) => lapNumber === lap);
    return {
      id: `lap-${lap}`,
      heading: lapHeading(lap),
      align: 'right',
      firstSort: 'ascending',
      value: (line) => {
        const { value = null, isFromVideo } = findPoint(line) ?? {};
        return timeValue(isFromVideo && value !== null ? Math.round(value * 10) / 10 : value);
      },
      render: (line) => {
        const point = findPoint(line);
        return point ? formatValue(point) : '–';
      },
    };
  }),
];
