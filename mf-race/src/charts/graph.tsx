import { Muted } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { ChartFrame } from './chart-frame';
import type { GraphInput, GraphOption } from './graph-option';
import { GraphTable } from './graph-table';
import { Legend } from './legend';
import type { ChartSeries } from './series';
import { useIsPhone } from './use-is-phone';

interface GraphProps {
  /** at least one, each with a point */
  series: readonly ChartSeries[];
  /** the graph in one sentence */
  sentence: string;
  /** what the y axis counts */
  unit: string;
  /** stable between renders */
  toOption: (input: GraphInput) => GraphOption;
  formatValue: (value: number) => string;
  /** names a place on the x axis in the table */
  columnLabel: (lapNumber: number) => string;
  /** what the lines are, as in `Pilots` */
  lines: string;
  /** of the file with the numbers */
  fileName: string;
  /** a line that stops early says "out" */
  saysOut?: boolean;
}

/** Legend, graph, and the same in words and numbers. */
export function Graph({
  series,
  sentence,
  unit,
  toOption,
  formatValue,
  columnLabel,
  lines,
  fileName,
  saysOut = false,
}: GraphProps) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const option = useMemo(
    () => toOption({ series, hiddenIds, saysOut, isPhone }),
    [toOption, series, hiddenIds, saysOut, isPhone],
  );
  return (
    <>
      <Legend
        label={`${lines} shown`}
        series={series}
        hiddenIds={hiddenIds}
        setHiddenIds={setHiddenIds}
        highlight={setHighlightedId}
      />
      <Muted>{unit}</Muted>
      <ChartFrame label={sentence} option={option} highlightedId={highlightedId} />
      <GraphTable
        summary={sentence}
        series={series}
        formatValue={formatValue}
        columnLabel={columnLabel}
        rowsLabel={lines}
        fileName={fileName}
      />
    </>
  );
}
