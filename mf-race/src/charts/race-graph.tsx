import { describeGraph } from './describe-graph';
import { Graph } from './graph';
import { GRAPH_KINDS, type GraphKind } from './graph-kinds';
import type { ChartSeries } from './series';

interface RaceGraphProps {
  kind: GraphKind;
  /** in result order; at least one, each with at least one point */
  series: readonly ChartSeries[];
  /** a line that stops early gets the label "out" */
  labelsDropouts: boolean;
  /** of the CSV file */
  fileName: string;
}

/** One of the graphs of a race. */
export function RaceGraph({ kind, series, labelsDropouts, fileName }: RaceGraphProps) {
  const { unit, option, formatValue } = GRAPH_KINDS[kind];
  return (
    <Graph
      series={series}
      sentence={describeGraph(kind, series)}
      unit={unit}
      toOption={option}
      formatValue={formatValue}
      columnLabel={(lap) => (lap === 0 ? 'HS' : `Lap ${lap}`)}
      linesLabel="Pilots"
      labelsDropouts={labelsDropouts}
      fileName={fileName}
    />
  );
}
