import { styled, useSearchParams } from '@holeshot/platform';
import { CsvButton, DataTable, sortTable, tableCsv } from '@holeshot/ui';
import { type SyntheticEvent, useState } from 'react';
import { graphColumns } from './graph-columns';
import { type ChartSeries, type FormatValue, listLaps } from './series';

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

const UNSORTED = { by: '', descending: false };

/** A table with more cells renders only when it is first opened. */
const MAX_CELLS_AT_ONCE = 800;

interface GraphTableProps {
  /** the graph in one sentence */
  summary: string;
  series: readonly ChartSeries[];
  formatValue: FormatValue;
  /** of the CSV file */
  fileName: string;
}

/** The text alternative of a graph: a sentence and the numbers. */
export function GraphTable({ summary, series, formatValue, fileName }: GraphTableProps) {
  const laps = listLaps(series);
  const [search] = useSearchParams();
  const [isRendered, setIsRendered] = useState(series.length * laps.length <= MAX_CELLS_AT_ONCE);
  const renderWhenOpen = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setIsRendered(true);
  };
  const columns = graphColumns(laps, formatValue);
  const { rows, sort } = sortTable(series, columns, search, UNSORTED);
  return (
    <Details onToggle={renderWhenOpen}>
      <summary>{summary}</summary>
      {isRendered && (
        <>
          <Tools>
            <CsvButton
              fileName={fileName}
              label="the numbers of the graph"
              rows={() => tableCsv(columns, rows)}
            />
          </Tools>
          <Scroll role="region" aria-label="Numbers of the graph" tabIndex={0}>
            <DataTable
              caption="Numbers of the graph"
              columns={columns}
              rows={rows}
              sort={sort}
              getKey={({ id }) => id}
            />
          </Scroll>
        </>
      )}
    </Details>
  );
}
