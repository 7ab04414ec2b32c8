import { formatGap } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { timeAxis } from './time-axis';

/** Time Behind Graph: the gap to the leader at the end of each lap, with the leader on top. */
export function timeBehindOption(input: GraphInput): GraphOption {
  const visibleSeries = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  return graphOption(input, {
    yAxis: {
      ...timeAxis([0, ...visibleSeries.flatMap(({ points }) => points.map(({ value }) => value))]),
      inverse: true,
      axisLabel: { formatter: (seconds) => (seconds === 0 ? '0' : `+${seconds}`) },
    },
    lapLabel: (lapNumber) => (lapNumber === 0 ? 'HS' : String(lapNumber)),
    formatValue: (seconds) => (seconds === 0 ? 'leads' : formatGap(seconds)),
  });
}
