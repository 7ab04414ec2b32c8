import { formatGap, formatSeconds, isolateName, pilotsText } from '@holeshot/domain';
import { lapInSentence } from '../racing/race-names';
import type { GraphKind } from './graph-kinds';
import { type ChartPoint, type ChartSeries, findFastest, lapRange } from './series';

/** A graph in one sentence. At least one series has a point. Apart from `GRAPH_KINDS`, which has the full graphs with it. */
export function describeGraph(kind: GraphKind, series: readonly ChartSeries[]): string {
  switch (kind) {
    case 'lap-times':
      return describeLapTimes(series);
    case 'race-position':
      return describePositions(series);
    case 'time-behind':
      return describeGaps(series);
  }
}

function describeLapTimes(series: readonly ChartSeries[]): string {
  const fastest = findFastest(series);
  if (!fastest) return `Lap times of ${pilotsText(series.length)}.`;
  const { name, lapNumber, value } = fastest;
  return `Lap times of ${pilotsText(series.length)}. Fastest: ${isolateName(name)}, lap ${lapNumber}, ${formatSeconds(value)} seconds.`;
}

function describePositions(series: readonly ChartSeries[]): string {
  const { lastLap, best } = listLastLap(series);
  const changes = countLeadChanges(series);
  const text = changes === 0 ? 'never changed' : `changed ${changes === 1 ? 'once' : `${changes} times`}`;
  return `Race positions of ${pilotsText(series.length)}. First after ${lapInSentence(lastLap)}: ${best[0]?.name}. The lead ${text}.`;
}

function describeGaps(series: readonly ChartSeries[]): string {
  const { lastLap, best } = listLastLap(series);
  const [leader, second] = best;
  const chase = second
    ? `, ${second.name} ${formatGap(second.value, second.isFromVideo).slice(1)} seconds behind`
    : '';
  return `Time behind the leader of ${pilotsText(series.length)}. In front after ${lapInSentence(lastLap)}: ${leader?.name}${chase}.`;
}

/** The pilots who flew the last lap, smallest value first. */
function listLastLap(series: readonly ChartSeries[]): {
  lastLap: number;
  best: (ChartPoint & { name: string })[];
} {
  const { last: lastLap } = lapRange(series);
  const best = series
    .flatMap(({ name, points }) => {
      const end = points.at(-1);
      return end?.lapNumber === lastLap ? [{ ...end, name: isolateName(name) }] : [];
    })
    .sort((a, b) => a.value - b.value);
  return { lastLap, best };
}

/** How often the first pilot differs from that of the lap before. */
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
