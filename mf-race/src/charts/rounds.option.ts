import { formatSeconds } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { timeAxis } from './time-axis';

/**
 * 'Lap times over Rounds': best laps race by race. In place of lap numbers the points count the races, from 0;
 * `labels` names them.
 */
export function roundsOption(input: GraphInput, labels: readonly string[]): GraphOption {
  const shown = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  return graphOption(input, {
    yAxis: timeAxis(shown.flatMap(({ points }) => points.map(({ value }) => value))),
    lapLabel: (race) => labels[race] ?? '',
    formatValue: formatSeconds,
  });
}
