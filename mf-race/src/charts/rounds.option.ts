import { formatSeconds } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { timeAxis } from './time-axis';

/** 'Lap times over Rounds' (R33): best laps by race. `lapNumber` of a point is the index of its race in `labels`. */
export function roundsOption(input: GraphInput, labels: readonly string[]): GraphOption {
  const visibleSeries = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  return graphOption(input, {
    yAxis: timeAxis(visibleSeries.flatMap(({ points }) => points.map(({ value }) => value))),
    lapLabel: (race) => labels[race] ?? '',
    formatValue: formatSeconds,
  });
}
