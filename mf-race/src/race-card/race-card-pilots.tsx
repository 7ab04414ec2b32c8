import { pilotInEventHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { PilotName } from '@holeshot/ui';
import type { ChannelDisplay } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import type { EventPilot } from '../event-pilots/event-pilot';
import { PilotMark } from '../follow/pilot-mark';
import type { MarkedPilots } from '../follow/use-marked-pilots';
import { CardRow, CardRows, NameAndMark, Place, Result } from './race-card.styles';
import type { RaceCardData } from './race-card-data';

export interface RaceCardPilotsProps {
  eventId: string;
  race: RaceCardData;
  pilotOf: (id: Guid) => EventPilot;
  channels: Record<Guid, ChannelDisplay>;
  /** the pilots whose rows are tinted */
  marked?: MarkedPilots;
  /** the pilot whom the page is about, whose row is tinted as well */
  chosenId?: Guid;
}

/** The pilots of a race with their channels, and with place and result once it has ended. */
export function RaceCardPilots({ eventId, race, pilotOf, channels, marked, chosenId }: RaceCardPilotsProps) {
  const hasPlaces = race.pilots.some(({ result }) => typeof result?.place === 'number');
  return (
    <CardRows $places={hasPlaces}>
      {race.pilots.map(({ pilotId, channelId, result }) => {
        const isWinner = result?.place === 1;
        return (
          <CardRow
            key={pilotId}
            $marked={pilotId === chosenId || (marked?.ids.has(pilotId) ?? false)}
            $winner={isWinner}
            $out={result?.isOut ?? false}
          >
            {hasPlaces && <Place $winner={isWinner}>{result?.place ?? '–'}</Place>}
            <PilotChannel channels={channels} channelId={channelId} />
            <NameAndMark>
              <PilotName name={pilotOf(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
              {marked && <PilotMark pilotId={pilotId} marked={marked} />}
            </NameAndMark>
            {result && (
              <Result $winner={isWinner}>
                {result.text}
                {result.gap && <small>{result.gap}</small>}
              </Result>
            )}
          </CardRow>
        );
      })}
    </CardRows>
  );
}
