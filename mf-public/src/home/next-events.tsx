import { eventHref, eventsHref } from '@holeshot/contract';
import { formatClock, formatDay, type LocalMs, pilotsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, ClubLogo, Muted, PHONE, RegisterButton, TextLink } from '@holeshot/ui';
import { inPlace } from '../event/in-place';
import type { EventPreview } from '../event/preview-event';
import { useCloseStarted } from '../event/use-close-started';
import { HomeList, HomeSection } from './home-list';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto auto;
  gap: 14px;
  align-items: center;
  min-height: 60px;
  border-bottom: 1px solid var(--line);
  b {
    display: block;
    overflow: hidden;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span > small {
    color: var(--t2);
    font-size: 15px;
  }
  > :last-child {
    min-width: 96px;
  }
  ${PHONE} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    > ${Muted} {
      display: none;
    }
  }
`;

/** The next events of all clubs; the soonest one with free places has the red button. */
export function NextEvents({ events: loaded }: { events: readonly EventPreview[] }) {
  const events = useCloseStarted(loaded);
  const soonest = events.find(({ isRegisterOpen, isFull }) => isRegisterOpen && !isFull);
  return (
    <HomeSection heading="Next" aside={<TextLink to={eventsHref()}>All events</TextLink>}>
      <HomeList>
        {events.map((event) => (
          <Row key={event.id}>
            <ClubLogo club={event.club} size={40} />
            <span>
              <SiteLink to={eventHref({ eventId: event.id })}>
                <b>{event.name}</b>
              </SiteLink>
              <small>
                {event.start !== null && dayAndTime(event.start)}
                {inPlace(event.timeZone)}
              </small>
            </span>
            <Muted>{event.pilotCount > 0 && pilotsText(event.pilotCount)}</Muted>
            {event.isRegisterOpen ? (
              <RegisterButton event={event} look={event === soonest ? 'primary' : 'outline'} />
            ) : (
              <ButtonLink
                $small
                data-print="no"
                to={eventHref({ eventId: event.id })}
                aria-label={`Details of ${event.name}`}
              >
                Details
              </ButtonLink>
            )}
          </Row>
        ))}
      </HomeList>
    </HomeSection>
  );
}

/** `Sat, 28 Nov, 9:30 AM` */
export const dayAndTime = (start: LocalMs): string => `${formatDay(start)}, ${formatClock(start)}`;
