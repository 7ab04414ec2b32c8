import { CHART_PADDING } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';

/** More places than this are not all numbered. */
const MOST_NUMBERS = 16;

/** Race Position Graph: the place at the end of each lap, first on top; half a place of room on both sides. */
export function racePositionOption(input: GraphInput): GraphOption {
  const places = input.series.flatMap(({ points }) => points.map(({ value }) => value));
  const last = places.reduce((most, place) => Math.max(most, place), 1);
  const every = Math.ceil(last / MOST_NUMBERS);
  const numbered = Array.from({ length: last }, (_, index) => index + 1).filter(
    (place) => place === 1 || place % every === 0,
  );
  return graphOption(input, {
    isEased: true,
    yAxis: {
      min: 1 - CHART_PADDING,
      max: last + CHART_PADDING,
      inverse: true,
      // Lines and numbers stand at the places themselves, not at steps from the edge.
      axisTick: { show: false, customValues: numbered },
      axisLabel: { customValues: numbered },
    },
    lapLabel: (lapNumber) => (lapNumber === 0 ? 'HS' : String(lapNumber)),
    formatValue: ordinal,
  });
}
