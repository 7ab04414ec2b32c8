import { RowHeader, type TableColumn } from '@holeshot/ui';
import { timeValue } from '../racing/round-to-ms';
import type { ChartSeries } from './series';

interface GraphColumnsInput {
  laps: readonly number[];
  /** heading of the first column */
  rowsLabel: string;
  columnLabel: (lapNumber: number) => string;
  formatValue: (value: number) => string;
}

/** The numbers of a graph: a row per line, a column per lap. CSV files have them to the millisecond. */
export const graphColumns = ({
  laps,
  rowsLabel,
  columnLabel,
  formatValue,
}: GraphColumnsInput): TableColumn<ChartSeries>[] => [
  {
    id: 'name',
    heading: rowsLabel,
    firstSort: 'ascending',
    Cell: RowHeader,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  ...laps.map((lap): TableColumn<ChartSeries> => {
    const valueAt = ({ points }: ChartSeries) =>
      points.find(({ lapNumber }) => lapNumber === lap)?.value ?? null;
    return {
      id: `lap-${lap}`,
      heading: columnLabel(lap),
      align: 'right',
      firstSort: 'ascending',
      value: (line) => timeValue(valueAt(line)),
      render: (line) => {
        const value = valueAt(line);
        return value === null ? '–' : formatValue(value);
      },
    };
  }),
];
