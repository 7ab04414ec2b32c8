import { pilotInEventHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PilotName } from '@holeshot/ui';
import type { ChannelDisplay } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import type { EventPilot } from '../event-pilots/event-pilot';
import type { RaceCardData } from './race-card-data';

const Rows = styled.ul`
  > li {
  display: grid;
  grid-template-columns: minmax(44px, auto) minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  border-bottom: 1px solid var(--line);
  }
  > li > :last-child:not(a) {
    font-weight: 600;
    text-align: right;
  }
`;

export interface RaceCardPilotsProps {
  eventId: string;
  race: RaceCardData;
  pilotOf: (id: Guid) => EventPilot;
  channels: Record<Guid, ChannelDisplay>;
}

/** The pilots of a race with their channels, and with results once it has ended. */
export function RaceCardPilots({ eventId, race, pilotOf, channels }: RaceCardPilotsProps) {
  return (
    <Rows>
      {race.pilots.map((pilot) => (
        <li key={pilot.pilotId}>
          <PilotChannel channels={channels} channelId={pilot.channelId} />
          <PilotName
            name={pilotOf(pilot.pilotId).name}
            href={pilotInEventHref({ eventId, pilotId: pilot.pilotId })}
          />
          {pilot.result !== null && <span>{pilot.result}</span>}
        </li>
      ))}
    </Rows>
  );
}
