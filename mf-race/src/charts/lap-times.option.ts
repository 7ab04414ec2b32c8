import { formatSeconds } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { findFastest } from './series';
import { timeAxis } from './time-axis';

/** Lap Times Graph: seconds per lap. The axis fits the visible lines. */
export function lapTimesOption(input: GraphInput): GraphOption {
  const visibleSeries = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  return graphOption(input, {
    yAxis: timeAxis(visibleSeries.flatMap(({ points }) => points.map(({ value }) => value))),
    lapLabel: (lapNumber) => `${input.isPhone ? 'L' : 'Lap '}${lapNumber}`,
    formatValue: formatSeconds,
    fastest: findFastest(visibleSeries),
  });
}
