import { formatSeconds } from '@holeshot/domain';
import { findClip } from './clip-outliers';
import { type GraphInput, type GraphOption, graphOption } from './graph-option';
import { findFastest } from './series';
import { timeAxis } from './time-axis';

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
    formatValue: formatSeconds,
    fastest: findFastest(visibleSeries),
  });
}
