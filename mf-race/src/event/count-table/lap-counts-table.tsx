import { useSearchParams } from '@holeshot/platform';
import { CsvButton, EmptyView, tableCsv } from '@holeshot/ui';
import { type CountTableInput, sortCountTable } from './count-columns';
import { CountTable } from './count-table';
import { TableFoot } from './count-table.styles';
import { hasCounts } from './count-table-data';

interface LapCountsTableProps extends CountTableInput {
  /** without extension */
  csvName: string;
}

/** Laps per round (R28). */
export function LapCountsTable({ csvName, ...input }: LapCountsTableProps) {
  const [search] = useSearchParams();
  if (!hasCounts(input.table)) {
    return (
      <EmptyView title="No laps yet" text="Laps are counted as soon as the first race has been flown." />
    );
  }
  const sortedTable = sortCountTable(input, search);
  return (
    <>
      <CountTable caption="Lap Counts" {...sortedTable} />
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
