import { useSearchParams } from '@holeshot/platform';
import { EmptyView, tableCsv } from '@holeshot/ui';
import { ExplainBeside } from '../../explain/explain-beside';
import { type FigureLink, prefixed } from '../../explain/figure-link';
import { BracketTables } from './bracket-tables';
import { type CountTableInput, sortCountTable } from './count-columns';
import { CountTable } from './count-table';
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
  const brackets = points.groups.map(({ heading, table }) => {
    const sortedTable = sortCountTable(
      {
        ...input,
        table,
        more: leaderColumns(table.rows),
        underTotal: (row) => gapToLeader(table.rows, row),
      },
      search,
    );
    return {
      heading,
      render: (caption: string) => <CountTable caption={caption} table={table} hasChart {...sortedTable} />,
      listRows: () => tableCsv(sortedTable.columns, sortedTable.rows),
    };
  });
  return (
    <BracketTables label="Points" brackets={brackets} csvName={csvName}>
      <p>
        <b>Bold</b> is a round won, 0 is a result without points, – is no result. {explainTotals(first.table)}
      </p>
    </BracketTables>
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
