import { pilotInEventHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PilotName } from '@holeshot/ui';
import { PilotTag } from './pilot-tag';
import type { RaceCardData } from './race-card-data';
import type { ShownChannel } from './shown-channels';
import type { ShownPilot } from './shown-pilot';

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

export interface RaceCardRowsProps {
  eventId: string;
  race: RaceCardData;
  pilotOf: (id: Guid) => ShownPilot;
  channels: Record<Guid, ShownChannel>;
}

/** The pilots of a race, each with channel, and result once it has ended. */
export function RaceCardRows({ eventId, race, pilotOf, channels }: RaceCardRowsProps) {
  return (
    <Rows>
      {race.pilots.map((pilot) => (
        <li key={pilot.pilotId}>
          <PilotTag channels={channels} channelId={pilot.channelId} />
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
