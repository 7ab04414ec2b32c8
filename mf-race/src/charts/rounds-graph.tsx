import { formatSeconds } from '@holeshot/domain';
import { useCallback } from 'react';
import { Graph } from './graph';
import type { GraphInput } from './graph-option';
import { roundsOption } from './rounds.option';
import { type ChartSeries, findFastest } from './series';

interface RoundsGraphProps {
  /** best laps of each race; points count the races from 0 */
  series: readonly ChartSeries[];
  /** names of the races */
  labels: readonly string[];
}

/** 'Lap times over Rounds' of one pilot. */
export function RoundsGraph({ series, labels }: RoundsGraphProps) {
  const toOption = useCallback((input: GraphInput) => roundsOption(input, labels), [labels]);
  const bests = series.flatMap((line) => {
    const best = findFastest([line]);
    return best ? [`${line.name} ${formatSeconds(best.value)} seconds in ${labels[best.lapNumber]}`] : [];
  });
  return (
    <Graph
      series={series}
      sentence={`Lap times over rounds. Best: ${bests.join('; ')}.`}
      unit="seconds"
      toOption={toOption}
      formatValue={formatSeconds}
      columnLabel={(race) => labels[race] ?? ''}
      lines="Lap counts"
    />
  );
}
