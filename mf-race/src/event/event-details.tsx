import { clubHref } from '@holeshot/contract';
import { type Club, channelLabel, formatDateTime, sortByFrequency, zonePlace } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, Detail, DetailList, TextLink } from '@holeshot/ui';
import { countPilots, type EventPilot } from '../event-pilots/event-pilot';
import type { EventWithoutClub } from './tabs/tab';

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
  event: EventWithoutClub;
  club: Club | null;
  pilots: readonly Pick<EventPilot, 'practicePilot'>[];
}

/** Name, host, start, pilots, and channels if there are any (R23). */
export function EventDetails({ event, club, pilots }: EventDetailsProps) {
  const channels = sortByFrequency(event.channels);
  return (
    <DetailList $columns="108px minmax(0, 1fr)">
      <Detail label="Name">{event.name}</Detail>
      {club && (
        <Detail label="Host">
          <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>
        </Detail>
      )}
      {event.start !== null && (
        <Detail label="Start">
          {formatDateTime(event.start)} <small>{zonePlace(event.timeZone)} time</small>
        </Detail>
      )}
      <Detail label="Pilots">{countPilots(pilots)}</Detail>
      {channels.length > 0 && (
        <Detail label="Channels">
          <Channels>
            {channels.map((channel) => (
              <li key={channel.id}>
                <ChannelTag label={channelLabel(channel)} color={channel.color} />
                {channel.displayName && <span>{channel.displayName}</span>}
                <small>{channel.frequency} MHz</small>
              </li>
            ))}
          </Channels>
        </Detail>
      )}
    </DetailList>
  );
}
