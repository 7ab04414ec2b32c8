import { CHART_PADDING } from '@holeshot/contract';
import { formatGap, formatLap, ordinal } from '@holeshot/domain';
import { findClip } from './clip-outliers';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { type FormatValue, findFastest } from './series';
import { timeAxis } from './time-axis';

export type GraphKind = 'lap-times' | 'race-position' | 'time-behind';

interface GraphDefinition {
  /** meaning of the y axis */
  unit: string;
  option: (input: GraphInput) => GraphOption;
  formatValue: FormatValue;
}

const formatLapTime: FormatValue = ({ value, isFromVideo }) =>
  formatLap({ lengthSeconds: value, ...(isFromVideo && { isFromVideo }) });
const formatPlace: FormatValue = ({ value }) => ordinal(value);
const formatBehind: FormatValue = ({ value, isFromVideo }) =>
  value === 0 ? 'leads' : formatGap(value, isFromVideo);

export const GRAPH_KINDS: Record<GraphKind, GraphDefinition> = {
  'lap-times': {
    unit: 'seconds per lap',
    option: lapTimesOption,
    formatValue: formatLapTime,
  },
  'race-position': {
    unit: 'place at the end of each lap',
    option: racePositionOption,
    formatValue: formatPlace,
  },
  'time-behind': {
    unit: 'seconds behind the leader at the end of each lap',
    option: timeBehindOption,
    formatValue: formatBehind,
  },
};

/** Lap Times Graph: seconds per lap. The axis fits the visible lines, without laps that a crash has made very long. */
export function lapTimesOption(input: GraphInput): GraphOption {
  const visibleSeries = input.series.filter(({ id }) => !input.hiddenIds.has(id));
  const values = visibleSeries.flatMap(({ points }) => points.map(({ value }) => value));
  const clip = findClip(values);
  const yAxis = timeAxis(clip === null ? values : values.filter((value) => value <= clip));
  return graphOption(input, {
    yAxis,
    ...(clip === null ? {} : { clip: yAxis.max }),
    lapLabel: (lapNumber) => `${input.isPhone ? 'L' : 'Lap '}${lapNumber}`,
    formatValue: formatLapTime,
    fastest: findFastest(visibleSeries),
  });
}

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
    formatValue: formatPlace,
  });
}

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
    formatValue: formatBehind,
  });
}
