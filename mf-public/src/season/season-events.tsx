import { eventHref } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, TextLink } from '@holeshot/ui';
import type { Season, SeasonEventItem } from './season.query';

const List = styled.ol`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    align-items: baseline;
    padding-block: 10px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  b {
    min-width: 22px;
    color: var(--t2);
  }
`;

const stateText = ({ isOver, resultsText }: SeasonEventItem): string =>
  resultsText || (isOver ? '' : 'not over yet');

/** The events that count, with the numbers of the table's columns. */
export const SeasonEvents = ({ season: { events, club } }: { season: Season }) => (
  <List>
    {events.map((event, index) => (
      <li key={event.id}>
        <b>{index + 1}</b>
        <TextLink to={eventHref({ eventId: event.id })}>{event.name}</TextLink>
        <Muted>
          {[
            event.club.id !== club.id && event.club.name,
            event.start !== null && formatDate(event.start),
            stateText(event),
          ]
            .filter(Boolean)
            .join(', ')}
        </Muted>
      </li>
    ))}
  </List>
);
