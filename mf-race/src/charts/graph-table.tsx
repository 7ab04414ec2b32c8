import { styled } from '@holeshot/platform';
import { Cell, HeaderCell, RowHeader, Table, TableBody, TableHead, TableRow } from '@holeshot/ui';
import { type SyntheticEvent, useState } from 'react';
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

const Scroll = styled.div`
  overflow-x: auto;
`;

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
}

/** A graph's text alternative: what it says, and its numbers. */
export function GraphTable({ summary, series, formatValue, columnLabel, rowsLabel }: GraphTableProps) {
  const laps = listLaps(series);
  const [isMade, setIsMade] = useState(series.length * laps.length <= MOST_CELLS_AT_ONCE);
  const make = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setIsMade(true);
  };
  return (
    <Details onToggle={make}>
      <summary>{summary}</summary>
      {isMade && (
        <Scroll role="region" aria-label="Numbers of the graph" tabIndex={0}>
          <Table>
            <TableHead>
              <TableRow>
                <HeaderCell>{rowsLabel}</HeaderCell>
                {laps.map((lap) => (
                  <HeaderCell key={lap} right>
                    {columnLabel(lap)}
                  </HeaderCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {series.map((line) => (
                <Row key={line.id} line={line} laps={laps} formatValue={formatValue} />
              ))}
            </TableBody>
          </Table>
        </Scroll>
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
          <Cell key={lap} $right>
            {value === undefined ? '–' : formatValue(value)}
          </Cell>
        );
      })}
    </TableRow>
  );
}
