import { clubHref } from '@holeshot/contract';
import { type Club, channelLabel, formatDateTime, sortByFrequency } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, TextLink } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { ShownPilot } from '../parts/shown-pilot';
import type { ShownEvent } from './event-tabs';

const List = styled.dl`
  border-top: 1px solid var(--edge);
  > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--t2);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

const Channels = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  small {
    color: var(--t3);
    font-size: 14px;
  }
`;

interface EventDetailsProps {
  event: ShownEvent;
  club: Club | null;
  pilots: readonly Pick<ShownPilot, 'practicePilot'>[];
}

/** Name, host, start, pilots, and channels when there are any (specification section 2, event details card). */
export function EventDetails({ event, club, pilots }: EventDetailsProps) {
  const channels = sortByFrequency(event.channels);
  return (
    <List>
      <Fact label="Name">{event.name}</Fact>
      {club && (
        <Fact label="Host">
          <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>
        </Fact>
      )}
      {event.start !== null && (
        <Fact label="Start">
          {formatDateTime(event.start)} <small>{event.timeZone}</small>
        </Fact>
      )}
      <Fact label="Pilots">{pilots.filter((pilot) => !pilot.practicePilot).length}</Fact>
      {channels.length > 0 && (
        <Fact label="Channels">
          <Channels>
            {channels.map((channel) => (
              <li key={channel.id}>
                <ChannelTag label={channelLabel(channel)} color={channel.color} />
                {channel.displayName && <span>{channel.displayName}</span>}
                <small>{channel.frequency} MHz</small>
              </li>
            ))}
          </Channels>
        </Fact>
      )}
    </List>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
