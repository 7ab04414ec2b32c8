import { CHART_PADDING } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';

/** With more positions, not all have a number. */
const MAX_NUMBERS = 16;

/** Race Position Graph: the position at the end of each lap, first on top, with half a position of room (R40). */
export function racePositionOption(input: GraphInput): GraphOption {
  const positions = input.series.flatMap(({ points }) => points.map(({ value }) => value));
  const last = positions.reduce((highest, position) => Math.max(highest, position), 1);
  const every = Math.ceil(last / MAX_NUMBERS);
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (position) => position === 1 || position % every === 0,
  );
  return graphOption(input, {
    isSmooth: true,
    yAxis: {
      min: 1 - CHART_PADDING,
      max: last + CHART_PADDING,
      inverse: true,
      // Ticks at the positions, not at equal steps from the edge.
      axisTick: { show: false, customValues: numbers },
      axisLabel: { customValues: numbers },
    },
    lapLabel: (lapNumber) => (lapNumber === 0 ? 'HS' : String(lapNumber)),
    formatValue: ordinal,
  });
}
