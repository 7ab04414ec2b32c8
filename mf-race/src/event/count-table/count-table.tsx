import type { TableSort } from '@holeshot/contract';
import { DataTable, type TableColumn } from '@holeshot/ui';
import { CountGrid, Scroller } from './count-table.styles';
import type { CountRowData, CountTableData } from './count-table-data';

interface CountTableProps {
  caption: string;
  table: Pick<CountTableData, 'columns' | 'hasRollOver' | 'stageTotalLabel'>;
  /** a drawing and its figure stand after the totals */
  hasChart?: boolean;
  columns: readonly TableColumn<CountRowData>[];
  rows: readonly CountRowData[];
  sort: TableSort<string>;
}

/** Rank, pilot, one column per round, and totals (R28). */
export const CountTable = ({ table, hasChart = false, ...props }: CountTableProps) => (
  <Scroller>
    <DataTable
      {...props}
      keyOf={({ pilotId }) => pilotId}
      renderTable={(content) => (
        <CountGrid
          $figures={table.columns.length + (table.hasRollOver ? 1 : 0)}
          $hasStageTotal={table.stageTotalLabel !== null}
          $hasChart={hasChart}
          $hasGroups={table.columns.some(({ group }) => group !== null)}
        >
          {content}
        </CountGrid>
      )}
    />
  </Scroller>
);
