import { formatSeconds } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { findFastest } from './series';
import { timeAxis } from './time-axis';

/** Lap Times Graph: seconds of each lap. The axis fits the lines that are shown. */
export function lapTimesOption(input: GraphInput): GraphOption {
  const shown = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  return graphOption(input, {
    yAxis: timeAxis(shown.flatMap(({ points }) => points.map(({ value }) => value))),
    lapLabel: (lapNumber) => `${input.isPhone ? 'L' : 'Lap '}${lapNumber}`,
    formatValue: formatSeconds,
    fastest: findFastest(shown),
  });
}
