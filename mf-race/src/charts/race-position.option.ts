import { CHART_PADDING } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { COLORS } from '@holeshot/ui';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';

/** More places than this are not all numbered. */
const MOST_NUMBERS = 16;

/** Race Position Graph: the place at the end of each lap, first on top; half a place of room on both sides. */
export function racePositionOption(input: GraphInput): GraphOption {
  const places = input.series.flatMap(({ points }) => points.map(({ value }) => value));
  const last = places.reduce((most, place) => Math.max(most, place), 1);
  return graphOption(input, {
    isEased: true,
    yAxis: {
      min: 1 - CHART_PADDING,
      max: last + CHART_PADDING,
      interval: Math.ceil(last / MOST_NUMBERS),
      inverse: true,
      splitLine: { showMinLine: false, showMaxLine: false, lineStyle: { color: COLORS.line } },
      axisLabel: { formatter: (place) => (Number.isInteger(place) ? String(place) : '') },
    },
    lapLabel: (lapNumber) => (lapNumber === 0 ? 'HS' : String(lapNumber)),
    formatValue: ordinal,
  });
}
