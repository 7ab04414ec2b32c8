import { formatSeconds } from '@holeshot/domain';
import { useSearchParams } from '@holeshot/platform';
import { CsvButton, EmptyView, TableFoot, tableCsv } from '@holeshot/ui';
import { ExplainBeside } from '../../explain/explain-beside';
import { type FigureLink, prefixed } from '../../explain/figure-link';
import { type CountTableInput, sortCountTable } from './count-columns';
import { CountTable } from './count-table';
import { type CountRowData, hasCounts } from './count-table-data';
import type { LapCountsData } from './lap-counts-data';
import type { LapSpread } from './lap-spread';
import { medianText, spreadColumns } from './spread-columns';

interface LapCountsTableProps extends Pick<CountTableInput, 'eventId' | 'getPilot' | 'marked'> {
  /** without extension */
  csvName: string;
  data: LapCountsData;
}

/** Laps per round (R28), and how steadily they were flown: every lap as a dot on one axis. */
export const LapCountsTable = (props: LapCountsTableProps) => (
  <ExplainBeside explanation={props.data.explanation} getPilot={props.getPilot}>
    {(link) => <Counts {...props} link={prefixed('laps', link)} />}
  </ExplainBeside>
);

function Counts({ csvName, data: { table, spread }, ...input }: LapCountsTableProps & { link: FigureLink }) {
  const [search] = useSearchParams();
  if (!hasCounts(table)) {
    return (
      <EmptyView title="No laps yet" text="Laps are counted as soon as the first race has been flown." />
    );
  }
  const more = spread ? spreadColumns(spread) : [];
  const sortedTable = sortCountTable(
    {
      ...input,
      table,
      more,
      ...(spread ? { underTotal: (row: CountRowData) => medianText(spread, row) } : {}),
    },
    search,
  );
  return (
    <>
      <CountTable
        caption="Lap Counts"
        table={table}
        hasChart={spread !== null}
        chartNote={spread ? explainSpread(spread, input.getPilot(spread.fastest.pilotId).name) : ''}
        {...sortedTable}
      />
      <TableFoot>
        <p>Laps that count, without the holeshot; laps flown after the target included.</p>
        <CsvButton
          fileName={csvName}
          label="Lap Counts"
          rows={() => tableCsv(sortedTable.columns, sortedTable.rows)}
        />
      </TableFoot>
    </>
  );
}

function explainSpread({ fastest, slowerCount }: LapSpread, name: string): string {
  const dots = `Each dot is a lap, the post the median, red the fastest: ${formatSeconds(fastest.seconds)} by ${name}.`;
  if (slowerCount === 0) return dots;
  const slower = slowerCount === 1 ? 'One slower lap is' : `${slowerCount} slower laps are`;
  return `${dots} ${slower} at the end of the axis.`;
}
