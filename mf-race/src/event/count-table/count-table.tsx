import type { TableSort } from '@holeshot/contract';
import { DataTable, DataTableHead, type TableColumn } from '@holeshot/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  ChartNote,
  CountFrame,
  CountGrid,
  type CountGridShape,
  HeadStrip,
  Scroller,
} from './count-table.styles';
import type { CountRowData, CountTableData } from './count-table-data';

interface CountTableProps {
  caption: string;
  table: Pick<CountTableData, 'columns' | 'hasRollOver' | 'stageTotalLabel'>;
  /** a drawing and its figure stand after the totals */
  hasChart?: boolean;
  /** how to read the drawing; shown with it */
  chartNote?: string;
  columns: readonly TableColumn<CountRowData>[];
  rows: readonly CountRowData[];
  sort: TableSort<string>;
}

/** Rank, pilot, one column per round, and totals (R28). Rounds without room scroll sideways, and begin with the newest. */
export function CountTable({ table, hasChart = false, chartNote = '', ...props }: CountTableProps) {
  const strip = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  const shape: CountGridShape = {
    $figures: table.columns.length + (table.hasRollOver ? 1 : 0),
    $hasStageTotal: table.stageTotalLabel !== null,
    $hasChart: hasChart,
    $hasGroups: table.columns.some(({ group }) => group !== null),
  };
  const renderTable = (content: ReactNode) => <CountGrid {...shape}>{content}</CountGrid>;
  return (
    <CountFrame>
      <HeadStrip ref={strip} aria-hidden="true">
        {renderTable(<DataTableHead columns={props.columns} sort={props.sort} isCopy />)}
      </HeadStrip>
      <Scroller
        ref={scroller}
        onScroll={({ currentTarget }) => {
          if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <DataTable {...props} getKey={({ pilotId }) => pilotId} renderTable={renderTable} />
      </Scroller>
      {chartNote && <ChartNote {...shape}>{chartNote}</ChartNote>}
    </CountFrame>
  );
}
