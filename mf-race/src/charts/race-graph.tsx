import { Muted } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { ChartFrame } from './chart-frame';
import { GRAPH_KINDS, type GraphKind } from './graph-kinds';
import { GraphTable } from './graph-table';
import { Legend } from './legend';
import type { ChartSeries } from './series';
import { useIsPhone } from './use-is-phone';

interface RaceGraphProps {
  kind: GraphKind;
  /** in result order; at least one, each with a point */
  series: readonly ChartSeries[];
  /** a line that stops early says "out" */
  saysOut: boolean;
}

/** Legend, graph, and the same in words and numbers. */
export function RaceGraph({ kind, series, saysOut }: RaceGraphProps) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const { unit, option: toOption, formatValue, describe } = GRAPH_KINDS[kind];
  const option = useMemo(
    () => toOption({ series, hiddenIds, saysOut, isPhone }),
    [toOption, series, hiddenIds, saysOut, isPhone],
  );
  const sentence = describe(series);
  return (
    <>
      <Legend
        series={series}
        hiddenIds={hiddenIds}
        setHiddenIds={setHiddenIds}
        highlight={setHighlightedId}
      />
      <Muted>{unit}</Muted>
      <ChartFrame label={sentence} option={option} highlightedId={highlightedId} />
      <GraphTable summary={sentence} series={series} formatValue={formatValue} />
    </>
  );
}
