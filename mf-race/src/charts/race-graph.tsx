import { Graph } from './graph';
import { GRAPH_KINDS, type GraphKind } from './graph-kinds';
import type { ChartSeries } from './series';

interface RaceGraphProps {
  kind: GraphKind;
  /** in result order; at least one, each with a point */
  series: readonly ChartSeries[];
  /** a line that stops early says "out" */
  saysOut: boolean;
  /** of the file with the numbers */
  fileName: string;
}

/** One of the graphs of a race. */
export function RaceGraph({ kind, series, saysOut, fileName }: RaceGraphProps) {
  const { unit, option, formatValue, describe } = GRAPH_KINDS[kind];
  return (
    <Graph
      series={series}
      sentence={describe(series)}
      unit={unit}
      toOption={option}
      formatValue={formatValue}
      columnLabel={(lap) => (lap === 0 ? 'HS' : `Lap ${lap}`)}
      lines="Pilots"
      saysOut={saysOut}
      fileName={fileName}
    />
  );
}
