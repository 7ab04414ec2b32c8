import { clubHref, eventHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, ClubLogo, clubFill, PHONE, TextLink, TrackDrawing } from '@holeshot/ui';
import { RegisterButton } from './register-button';
import { eventDateText, pilotsText, type ShownEvent } from './shown-event';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: 10px;
  background: var(--s1);
  > svg {
    width: 100%;
    height: 76px;
  }
  ${PHONE} {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    > svg {
      height: 100%;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 3px;
  padding: 0 16px 14px;
  color: var(--t2);
  h3 {
    overflow-wrap: anywhere;
    color: var(--t1);
  }
  time {
    color: var(--t1);
    font-weight: 500;
  }
  ${PHONE} {
    padding: 14px;
  }
`;

const Logo = styled.span`
  position: relative;
  align-self: flex-start;
  margin: -22px 0 8px;
  border-radius: 7px;
  box-shadow: 0 0 0 3px var(--s1);
  ${PHONE} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: auto;
  padding-top: 12px;
  > * {
    flex: 1;
    max-width: 50%;
  }
`;

const ClubLink = styled(TextLink)`
  align-self: flex-start;
  padding: 2px 0;
`;

/** An event to come (specification section 2, Event card). */
export function EventCard({ event }: { event: ShownEvent }) {
  const fill = clubFill(event.club.primaryColor, event.club.id);
  const details = eventHref({ eventId: event.id });
  return (
    <Card>
      <svg viewBox="0 0 290 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect x={-2000} y={-2000} width={4000} height={4000} fill={fill} />
        <g transform="translate(-10 -40)">
          <TrackDrawing seed={event.id} fill={fill} width={310} height={156} />
        </g>
      </svg>
      <Words>
        <Logo>
          <ClubLogo club={event.club} />
        </Logo>
        <h3>
          <SiteLink to={details}>{event.name}</SiteLink>
        </h3>
        <ClubLink to={clubHref({ clubId: event.club.id })}>{event.club.name}</ClubLink>
        {event.start !== null && <time>{eventDateText(event)}</time>}
        {event.pilotCount > 0 && <span>{pilotsText(event.pilotCount)}</span>}
        <Actions>
          <RegisterButton event={event} />
          <ButtonLink $look="quiet" $small to={details} aria-label={`Details of ${event.name}`}>
            Details
          </ButtonLink>
        </Actions>
      </Words>
    </Card>
  );
}
