import { styled } from '@holeshot/platform';
import { Prose, Section } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { channelText } from '../channels/channel-display';
import { MiniGraph } from '../charts/mini-graph';
import type { RacePilots } from '../event-pilots/race-pilots';
import type { LiveRace } from './live-race';

const SIZE = { width: 420, height: 230 };

interface LiveLapTimesProps extends RacePilots {
  race: LiveRace;
  /** beside the heading */
  aside: ReactNode;
}

/** As high as the graph, so that nothing moves when the graph appears. */
const Empty = styled(Prose)`
  aspect-ratio: ${SIZE.width} / ${SIZE.height};
`;

/** The lap times of a race in progress as lines. */
export function LiveLapTimes({ race, channels, getPilot, aside }: LiveLapTimesProps) {
  const series = race.rows
    .map((row) => ({ ...row, laps: row.laps.filter(({ lapNumber }) => lapNumber > 0) }))
    .filter(({ laps }) => laps.length > 0)
    .map(({ pilotId, channelId, laps }) => {
      const channel = channels[channelId ?? ''];
      return {
        id: pilotId,
        name: getPilot(pilotId).name,
        channelLabel: channel ? channelText(channel) : '--',
        channelColor: channel?.color ?? '',
        points: laps.map(({ lapNumber, seconds }) => ({ lapNumber, value: seconds })),
      };
    });
  return (
    <Section heading="Lap times" aside={aside} isFirst>
      {series.length > 0 ? (
        <MiniGraph kind="lap-times" series={series} labelsDropouts={false} size={SIZE} />
      ) : (
        <Empty>They appear with the end of the first lap.</Empty>
      )}
    </Section>
  );
}
