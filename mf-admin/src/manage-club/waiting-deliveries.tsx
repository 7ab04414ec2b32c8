import { raceHistoryHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { Attention } from './attention';
import { deliveryText } from './event-texts';
import type { ManagedEvent } from './managing.query';

const Races = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding-block: 10px;
  }
`;

interface WaitingDeliveriesProps {
  clubName: string;
  events: readonly ManagedEvent[];
}

/** The races with a delivery that a correction blocks, for a manager to decide (R119); nothing without any. */
export function WaitingDeliveries({ clubName, events }: WaitingDeliveriesProps) {
  const waiting = events.filter(({ conflicts }) => conflicts.length > 0);
  if (waiting.length === 0) return null;
  const total = waiting.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  return (
    <Attention aria-label={`Deliveries that wait in ${clubName}`}>
      <h3>{deliveryText(total)}</h3>
      <p>
        The desktop app sent other results of races that were corrected here. Take or discard them in the
        history of each race.
      </p>
      {waiting.map((event) => (
        <Races key={event.id} aria-label={`Races of ${event.name}`}>
          <li>{event.name}:</li>
          {event.conflicts.map(({ raceId, title }) => (
            <li key={raceId}>
              {event.state === 'hidden' ? (
                title
              ) : (
                <TextLink to={raceHistoryHref({ eventId: event.id, raceId })}>{title}</TextLink>
              )}
            </li>
          ))}
        </Races>
      ))}
    </Attention>
  );
}
