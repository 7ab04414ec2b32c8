import { formatSeconds } from '@holeshot/domain';
import { useCallback } from 'react';
import { Graph } from './graph';
import type { GraphInput } from './graph-option';
import { roundsOption } from './rounds.option';
import type { ChartSeries } from './series';

interface RoundsGraphProps {
  /** best laps by race; `lapNumber` of a point is the index of its race in `labels` */
  series: readonly ChartSeries[];
  /** labels of the races */
  labels: readonly string[];
  /** the graph in one sentence */
  sentence: string;
  /** of the CSV file */
  fileName: string;
}

/** 'Lap times over Rounds' of one pilot (R33). */
export function RoundsGraph({ series, labels, sentence, fileName }: RoundsGraphProps) {
  const toOption = useCallback((input: GraphInput) => roundsOption(input, labels), [labels]);
  return (
    <Graph
      series={series}
      sentence={sentence}
      unit="seconds"
      toOption={toOption}
      formatValue={formatSeconds}
      columnLabel={(race) => labels[race] ?? ''}
      linesLabel="Lap counts"
      fileName={fileName}
    />
  );
}
