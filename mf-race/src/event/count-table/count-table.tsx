import { DataTable, type TableColumn, type TableSort } from '@holeshot/ui';
import { FiguresTable, Scroller } from './count-table.styles';
import type { CountRowData } from './count-table-data';

interface CountTableProps {
  caption: string;
  columns: readonly TableColumn<CountRowData>[];
  rows: readonly CountRowData[];
  sort: TableSort<string>;
}

/** Rank, pilot, one column per round, and totals (R28). */
export const CountTable = (props: CountTableProps) => (
  <Scroller>
    <DataTable
      {...props}
      keyOf={({ pilotId }) => pilotId}
      renderTable={(content) => <FiguresTable>{content}</FiguresTable>}
    />
  </Scroller>
);
