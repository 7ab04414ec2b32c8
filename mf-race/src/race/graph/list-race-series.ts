import { FALLBACK_CHANNEL_COLOR, type Guid } from '@holeshot/domain';
import { channelText } from '../../channels/channel-display';
import type { GraphKind } from '../../charts/graph-kinds';
import type { ChartSeries } from '../../charts/series';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import type { RaceLap } from '../../racing/race-laps';
import type { RaceData } from '../load-race';

const GET_VALUE: Record<GraphKind, (lap: RaceLap) => number> = {
  'lap-times': (lap) => lap.lengthSeconds,
  'race-position': (lap) => lap.position,
  'time-behind': (lap) => lap.gapSeconds,
};

/** The lines of a graph, in result order, except those without points. Lap Times starts after the holeshot. */
export function listRaceSeries(
  { laps, results, pilots, channels }: Pick<RaceData, 'laps' | 'results' | 'pilots' | 'channels'>,
  kind: GraphKind,
): ChartSeries[] {
  const getPilot = createPilotLookup(pilots);
  const firstLap = kind === 'lap-times' ? 1 : 0;
  const videoLaps = laps.flatMap(({ lapNumber, isFromVideo }) => (isFromVideo ? lapNumber : []));
  // gaps are good to a tenth for all pilots where a video timed the lap of one (R167)
  const isFromVideo = (lap: RaceLap) =>
    kind === 'lap-times' ? lap.isFromVideo : kind === 'time-behind' && videoLaps.includes(lap.lapNumber);
  const lapsByPilot = new Map<Guid, RaceLap[]>();
  for (const lap of laps) {
    if (lap.lapNumber >= firstLap)
      lapsByPilot.set(lap.pilotId, [...(lapsByPilot.get(lap.pilotId) ?? []), lap]);
  }
  return results.flatMap(({ pilotId, channelId }) => {
    const pilotLaps = lapsByPilot.get(pilotId);
    if (!pilotLaps) return [];
    const channel = channels[channelId ?? ''];
    return {
      id: pilotId,
      name: getPilot(pilotId).name,
      channelLabel: channel ? channelText(channel) : '--',
      channelColor: channel?.color ?? FALLBACK_CHANNEL_COLOR,
      points: pilotLaps.map((lap) => ({
        lapNumber: lap.lapNumber,
        value: GET_VALUE[kind](lap),
        ...(isFromVideo(lap) && { isFromVideo: true }),
      })),
    };
  });
}
