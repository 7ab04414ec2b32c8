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
  /** meaning of the y axis */
  unit: string;
  /** must not change between renders */
  toOption: (input: GraphInput) => GraphOption;
  formatValue: (value: number) => string;
  /** heading of a lap's column in the table */
  columnLabel: (lapNumber: number) => string;
  /** what the lines stand for, such as `Pilots` */
  linesLabel: string;
  /** of the CSV file */
  fileName: string;
  /** a line that stops early gets the label "out" */
  labelsDropouts?: boolean;
}

/** Legend, graph, and its text alternative. */
export function Graph({
  series,
  sentence,
  unit,
  toOption,
  formatValue,
  columnLabel,
  linesLabel,
  fileName,
  labelsDropouts = false,
}: GraphProps) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const option = useMemo(
    () => toOption({ series, hiddenIds, labelsDropouts, isPhone }),
    [toOption, series, hiddenIds, labelsDropouts, isPhone],
  );
  return (
    <>
      <Legend
        label={`${linesLabel} shown`}
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
        rowsLabel={linesLabel}
        fileName={fileName}
      />
    </>
  );
}
