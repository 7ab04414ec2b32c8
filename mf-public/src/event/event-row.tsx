import { clubHref, eventHref } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, RegisterButton, WIDE } from '@holeshot/ui';
import type { EventPreview } from './preview-event';

/** Rows in two columns where there is room. */
export const EventRows = styled.ul`
  border-top: 1px solid var(--edge);
  ${WIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 48px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto auto;
  gap: 12px;
  align-items: center;
  min-height: 68px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
  h3 {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    a:hover {
      text-decoration: underline var(--red-t);
      text-underline-offset: 3px;
    }
  }
  p {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: 15px;
    color: var(--t2);
    a:hover {
      color: var(--t1);
      text-decoration: underline;
    }
  }
`;

const Count = styled.span`
  grid-column: 4;
  font-size: 18px;
  font-weight: 700;
  line-height: 1.1;
  text-align: right;
  small {
    display: block;
    font-size: 14px;
    font-weight: 400;
    color: var(--t2);
  }
`;

interface EventRowProps {
  event: EventPreview;
  /** shows the hosting club; `false` on the club's own page */
  hasClub?: boolean;
}

/** An event in one row: logo, name, club, date and number of pilots. The heading links to the event. */
export function EventRow({ event, hasClub = true }: EventRowProps) {
  const { club, pilotCount, start } = event;
  return (
    <Row>
      <ClubLogo club={club} />
      <div>
        <h3>
          <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
        </h3>
        <p>
          {hasClub && <SiteLink to={clubHref({ clubId: club.id })}>{club.name}</SiteLink>}
          {hasClub && start !== null && ' · '}
          {start !== null && formatDate(start)}
        </p>
      </div>
      <RegisterButton event={event} />
      {pilotCount > 0 && (
        <Count>
          {pilotCount}
          <small>{pilotCount === 1 ? 'pilot' : 'pilots'}</small>
        </Count>
      )}
    </Row>
  );
}
