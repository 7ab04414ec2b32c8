import { useSearchParams } from '@holeshot/platform';
import { CsvButton, EmptyView, TableFoot, tableCsv } from '@holeshot/ui';
import { ExplainBeside } from '../../explain/explain-beside';
import { type FigureLink, prefixed } from '../../explain/figure-link';
import { bracketsCsv } from './brackets-csv';
import { type CountTableInput, sortCountTable } from './count-columns';
import { CountTable } from './count-table';
import { BracketTables } from './count-table.styles';
import type { CountTableData } from './count-table-data';
import { gapToLeader, leaderColumns } from './leader-columns';
import type { PointsData } from './points-data';

interface PointsTablesProps extends Pick<CountTableInput, 'eventId' | 'getPilot' | 'marked'> {
  /** without extension */
  csvName: string;
  points: PointsData;
}

/** Points per round, with a table for each bracket (R29); each figure opens how it came about. */
export const PointsTables = (props: PointsTablesProps) => (
  <ExplainBeside explanation={props.points.explanation} getPilot={props.getPilot}>
    {(link) => <Brackets {...props} link={prefixed('points', link)} />}
  </ExplainBeside>
);

function Brackets({ csvName, points, ...input }: PointsTablesProps & { link: FigureLink }) {
  const [search] = useSearchParams();
  const [first] = points.groups;
  if (!first) {
    return points.isFlown ? (
      <EmptyView title="No points" text="The races that were flown have none." />
    ) : (
      <EmptyView title="No points yet" text="Points come with the first race of type Race." />
    );
  }
  const brackets = points.groups.map(({ heading, table }) => ({
    heading,
    table,
    sortedTable: sortCountTable(
      {
        ...input,
        table,
        more: leaderColumns(table.rows),
        underTotal: (row) => gapToLeader(table.rows, row),
      },
      search,
    ),
  }));
  return (
    <>
      {brackets.map(({ heading, table, sortedTable }) => {
        const caption = heading === null ? 'Points' : `Points, ${heading}`;
        const countTable = <CountTable caption={caption} table={table} hasChart {...sortedTable} />;
        if (heading === null) return <div key={caption}>{countTable}</div>;
        return (
          <BracketTables key={caption}>
            <h3>{heading}</h3>
            {countTable}
          </BracketTables>
        );
      })}
      <TableFoot>
        <p>
          <b>Bold</b> is a round won, 0 is a result without points, – is no result.{' '}
          {explainTotals(first.table)}
        </p>
        <CsvButton
          fileName={csvName}
          label="Points"
          rows={() =>
            bracketsCsv(
              brackets.map(({ heading, sortedTable: { columns, rows } }) => ({
                heading,
                rows: tableCsv(columns, rows),
              })),
            )
          }
        />
      </TableFoot>
    </>
  );
}

function explainTotals({ stageTotalLabel, hasRollOver, rows }: CountTableData): string {
  const plain = 'Total is the sum of the rounds.';
  if (stageTotalLabel === null) return plain;
  const dropped = rows.some((row) => row.dropped !== null || row.dropsRollOver)
    ? ' The dropped result is in brackets.'
    : '';
  const rest = hasRollOver ? ' RRO are points for the place before this stage.' : '';
  return `${plain} “${stageTotalLabel}” is the total that the desktop app gives this stage.${dropped}${rest}`;
}
