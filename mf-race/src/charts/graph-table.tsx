import { styled, useSearchParams } from '@holeshot/platform';
import {
  Cell,
  CsvButton,
  HeaderCell,
  parseTableSort,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@holeshot/ui';
import { type SyntheticEvent, useState } from 'react';
import { useSortHeader } from '../parts/sort-header';
import { graphColumn, graphRows, sortSeries } from './graph-rows';
import { type ChartSeries, listLaps } from './series';

const Details = styled.details`
  margin-top: 16px;
  color: var(--t2);
  summary {
    min-height: 44px;
    padding: 10px 0;
    cursor: pointer;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

/** The lines as the graph has them. */
const UNSORTED = { by: '', descending: false };

/** Above this many cells the table is made when it is opened. */
const MOST_CELLS_AT_ONCE = 800;

interface GraphTableProps {
  /** the graph in one sentence */
  summary: string;
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  columnLabel: (lapNumber: number) => string;
  /** what the rows are */
  rowsLabel: string;
  /** of the file with the numbers */
  fileName: string;
}

/** A graph's text alternative: what it says, and its numbers. */
export function GraphTable(props: GraphTableProps) {
  const { summary, series, formatValue, columnLabel, rowsLabel, fileName } = props;
  const laps = listLaps(series);
  const sort = parseTableSort(useSearchParams(), ['name', ...laps.map(graphColumn)], UNSORTED);
  const sortOf = useSortHeader(sort);
  const shown = sortSeries(series, sort);
  const [isMade, setIsMade] = useState(series.length * laps.length <= MOST_CELLS_AT_ONCE);
  const make = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setIsMade(true);
  };
  return (
    <Details onToggle={make}>
      <summary>{summary}</summary>
      {isMade && (
        <>
          <Tools>
            <CsvButton
              fileName={fileName}
              label="the numbers of the graph"
              rows={() => graphRows({ series: shown, laps, rowsLabel, columnLabel })}
            />
          </Tools>
          <Scroll role="region" aria-label="Numbers of the graph" tabIndex={0}>
            <Table>
              <TableHead>
                <TableRow>
                  <HeaderCell sort={sortOf('name')}>{rowsLabel}</HeaderCell>
                  {laps.map((lap) => (
                    <HeaderCell key={lap} right sort={sortOf(graphColumn(lap))}>
                      {columnLabel(lap)}
                    </HeaderCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {shown.map((line) => (
                  <Row key={line.id} line={line} laps={laps} formatValue={formatValue} />
                ))}
              </TableBody>
            </Table>
          </Scroll>
        </>
      )}
    </Details>
  );
}

function Row({
  line,
  laps,
  formatValue,
}: Pick<GraphTableProps, 'formatValue'> & { line: ChartSeries; laps: number[] }) {
  const valueByLap = new Map(line.points.map(({ lapNumber, value }) => [lapNumber, value]));
  return (
    <TableRow>
      <RowHeader>{line.name}</RowHeader>
      {laps.map((lap) => {
        const value = valueByLap.get(lap);
        return (
          <Cell key={lap} data-right>
            {value === undefined ? '–' : formatValue(value)}
          </Cell>
        );
      })}
    </TableRow>
  );
}
