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

/**
 * Rank, pilot, one column per round, and totals (R28). Rounds without room scroll sideways, and begin with the newest
 * that was flown.
 */
export function CountTable({ table, hasChart = false, chartNote = '', ...props }: CountTableProps) {
  const strip = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isFlown = (_: unknown, index: number) => props.rows.some(({ cells }) => cells[index] !== null);
  const unflown = table.columns.length - 1 - table.columns.findLastIndex(isFlown);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const width = current.querySelector<HTMLElement>('thead th:nth-child(3)')?.offsetWidth ?? 0;
    current.scrollLeft = current.scrollWidth - current.clientWidth - unflown * width;
  }, [unflown]);
  const shape: CountGridShape = {
    $figures: table.columns.length + (table.hasRollOver ? 1 : 0),
    $unflown: unflown,
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
