import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Cell, HeaderCell, RowHeader, Table, TableBody, TableHead, TableRow } from '@holeshot/ui';
import { type LapSeries, lastLapOf } from './series';

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

interface LapTimesTableProps {
  /** the graph in one sentence */
  summary: string;
  series: readonly LapSeries[];
}

/** The graph's text alternative: what it says, and its numbers. */
export function LapTimesTable({ summary, series }: LapTimesTableProps) {
  const laps = Array.from({ length: lastLapOf(series) }, (_, index) => index + 1);
  return (
    <Details>
      <summary>{summary}</summary>
      <Scroll>
        <Table>
          <TableHead>
            <TableRow>
              <HeaderCell>Pilot</HeaderCell>
              {laps.map((lap) => (
                <HeaderCell key={lap} right>
                  Lap {lap}
                </HeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {series.map(({ id, name, points }) => (
              <TableRow key={id}>
                <RowHeader>{name}</RowHeader>
                {laps.map((lap) => (
                  <Cell key={lap} $right>
                    {formatSeconds(points.find((point) => point.lapNumber === lap)?.seconds ?? null) || '–'}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Details>
  );
}
