import { formatSeconds } from '@holeshot/domain';
import { useCallback } from 'react';
import { Graph } from './graph';
import type { GraphInput } from './graph-option';
import { roundsOption } from './rounds.option';
import type { ChartSeries } from './series';

interface RoundsGraphProps {
  /** best laps of each race; points count the races from 0 */
  series: readonly ChartSeries[];
  /** names of the races */
  labels: readonly string[];
  /** the graph in one sentence */
  sentence: string;
  /** of the file with the numbers */
  fileName: string;
}

/** 'Lap times over Rounds' of one pilot. */
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
      lines="Lap counts"
      fileName={fileName}
    />
  );
}
