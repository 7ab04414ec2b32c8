import { EmptyView } from '@holeshot/ui';
import { LapTimesChart } from '../charts/lap-times-chart';
import { pilotFinder } from '../parts/shown-pilot';
import type { RaceData } from './load-race';

/** Lap Times Graph: seconds of each lap, one line per pilot. */
export function LapTimesTab({ data: { laps, results, pilots, channels, state } }: { data: RaceData }) {
  const pilotOf = pilotFinder(pilots);
  const series = results.flatMap(({ pilotId, channelId }) => {
    const flown = laps.filter((lap) => lap.pilotId === pilotId && lap.lapNumber > 0);
    if (flown.length === 0) return [];
    const channel = channels[channelId ?? ''];
    return {
      id: pilotId,
      name: pilotOf(pilotId).name,
      channelLabel: channel?.label ?? '--',
      channelColor: channel?.color ?? '',
      points: flown.map(({ lapNumber, lengthSeconds }) => ({ lapNumber, seconds: lengthSeconds })),
    };
  });
  if (series.length === 0)
    return <EmptyView title="No laps yet" text="The graph starts with the first lap." />;
  return <LapTimesChart series={series} isFinished={state === 'finished'} />;
}
