import { formatGap, formatSeconds, ordinal } from '@holeshot/domain';
import type { GraphInput, GraphOption } from './graph-option';
import { lapTimesOption } from './lap-times.option';
import { racePositionOption } from './race-position.option';
import { type ChartSeries, findFastest, lapRange } from './series';
import { timeBehindOption } from './time-behind.option';

export type GraphKind = 'lap-times' | 'race-position' | 'time-behind';

interface GraphKindParts {
  /** what the y axis counts */
  unit: string;
  option: (input: GraphInput) => GraphOption;
  formatValue: (value: number) => string;
  /** the graph in one sentence; the series have at least one point in all */
  describe: (series: readonly ChartSeries[]) => string;
}

/** What makes each graph of a race. */
export const GRAPH_KINDS: Record<GraphKind, GraphKindParts> = {
  'lap-times': {
    unit: 'seconds per lap',
    option: lapTimesOption,
    formatValue: formatSeconds,
    describe(series) {
      const fastest = findFastest(series);
      if (!fastest) return `Lap times of ${pilots(series)}.`;
      const { name, lapNumber, value } = fastest;
      return `Lap times of ${pilots(series)}. Fastest: ${name}, lap ${lapNumber}, ${formatSeconds(value)} seconds.`;
    },
  },
  'race-position': {
    unit: 'place at the end of each lap',
    option: racePositionOption,
    formatValue: ordinal,
    describe(series) {
      const { last, best } = listEnd(series);
      const changes = countLeadChanges(series);
      const text = changes === 0 ? 'never changed' : `changed ${changes === 1 ? 'once' : `${changes} times`}`;
      return `Race positions of ${pilots(series)}. First after ${lap(last)}: ${best[0]?.name}. The lead ${text}.`;
    },
  },
  'time-behind': {
    unit: 'seconds behind the leader at the end of each lap',
    option: timeBehindOption,
    formatValue: (seconds) => (seconds === 0 ? 'leader' : formatGap(seconds)),
    describe(series) {
      const { last, best } = listEnd(series);
      const [leader, second] = best;
      const chase = second ? `, ${second.name} ${formatSeconds(second.value)} seconds behind` : '';
      return `Time behind the leader of ${pilots(series)}. In front after ${lap(last)}: ${leader?.name}${chase}.`;
    },
  },
};

const pilots = ({ length }: readonly ChartSeries[]): string =>
  `${length} ${length === 1 ? 'pilot' : 'pilots'}`;
const lap = (lapNumber: number): string => (lapNumber === 0 ? 'the holeshot' : `lap ${lapNumber}`);

/** Who flew the last lap, smallest value first. */
function listEnd(series: readonly ChartSeries[]): { last: number; best: { name: string; value: number }[] } {
  const { last } = lapRange(series);
  const best = series
    .flatMap(({ name, points }) => {
      const end = points.at(-1);
      return end?.lapNumber === last ? [{ name, value: end.value }] : [];
    })
    .sort((a, b) => a.value - b.value);
  return { last, best };
}

/** How often another pilot was first than at the lap before. */
function countLeadChanges(series: readonly ChartSeries[]): number {
  const leaders = new Map<number, string>();
  for (const { id, points } of series) {
    for (const { lapNumber, value } of points) {
      if (value === 1 && !leaders.has(lapNumber)) leaders.set(lapNumber, id);
    }
  }
  const byLap = [...leaders].sort(([a], [b]) => a - b).map(([, id]) => id);
  return byLap.filter((id, index) => index > 0 && id !== byLap[index - 1]).length;
}
