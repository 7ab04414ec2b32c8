import { DataTable } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { type RecordColumnsInput, recordsColumns } from './records-columns';
import { RecordsGrid } from './records-table.styles';
import type { RecordRow } from './records-table-data';

interface RecordsTableProps extends RecordColumnsInput {
  caption: string;
  /** a table row below the pilot's */
  renderBelow?: (row: RecordRow, columnCount: number) => ReactNode;
}

/** Best times per pilot, with bars on one scale. The rows arrive sorted, because ranks depend on the sort. */
export function RecordsTable({ caption, renderBelow, ...input }: RecordsTableProps) {
  const { table } = input;
  return (
    <DataTable
      caption={caption}
      columns={recordsColumns(input)}
      rows={table.rows}
      sort={table.sort}
      getKey={({ pilotId }) => pilotId}
      renderTable={(content) => <RecordsGrid $times={table.columns.length}>{content}</RecordsGrid>}
      {...(renderBelow ? { renderBelow } : {})}
    />
  );
}
