import { FALLBACK_CHANNEL_COLOR } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import type { GraphKind } from '../charts/graph-kinds';
import type { ChartSeries } from '../charts/series';
import { channelText } from '../parts/shown-channels';
import { pilotFinder } from '../parts/shown-pilot';
import type { RaceData } from './load-race';
import type { ShownLap } from './race-laps';

const VALUE_OF: Record<GraphKind, (lap: ShownLap) => number> = {
  'lap-times': (lap) => lap.lengthSeconds,
  'race-position': (lap) => lap.position,
  'time-behind': (lap) => lap.gapSeconds,
};

/** A graph's lines in result order, without pilots who have no point in it. Lap times begin after the holeshot. */
export function raceSeries(
  { laps, results, pilots, channels }: Pick<RaceData, 'laps' | 'results' | 'pilots' | 'channels'>,
  kind: GraphKind,
): ChartSeries[] {
  const pilotOf = pilotFinder(pilots);
  const first = kind === 'lap-times' ? 1 : 0;
  const byPilot = new Map<Guid, ShownLap[]>();
  for (const lap of laps) {
    if (lap.lapNumber >= first) byPilot.set(lap.pilotId, [...(byPilot.get(lap.pilotId) ?? []), lap]);
  }
  return results.flatMap(({ pilotId, channelId }) => {
    const flown = byPilot.get(pilotId);
    if (!flown) return [];
    const channel = channels[channelId ?? ''];
    return {
      id: pilotId,
      name: pilotOf(pilotId).name,
      channelLabel: channel ? channelText(channel) : '--',
      channelColor: channel?.color ?? FALLBACK_CHANNEL_COLOR,
      points: flown.map((lap) => ({ lapNumber: lap.lapNumber, value: VALUE_OF[kind](lap) })),
    };
  });
}
