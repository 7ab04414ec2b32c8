import { eventHref, eventsHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import { formatDate, formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import {
  Cell,
  ClubLogo,
  HeaderCell,
  PHONE,
  PilotPhoto,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TextLink,
  VisuallyHidden,
} from '@holeshot/ui';
import type { FlownEvent } from './flown-event';
import { HomeSection } from './home-list';

const FlownTable = styled(Table)`
  table-layout: fixed;
  th:first-child {
    width: 34%;
  }
  tr > :last-child {
    width: 84px;
    text-align: right;
  }
  tbody :is(td, th) {
    height: 56px;
    padding-block: 8px;
  }
  tr > :first-child {
    padding-left: 0;
  }
  tr > :last-child {
    padding-right: 0;
  }
  b {
    display: block;
    overflow: hidden;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--t2);
    font-size: 15px;
    font-weight: 400;
    line-height: 1.2;
  }
  /* small screens have the winner only, phones without the best lap */
  @media (max-width: 959px) {
    tr > :nth-child(3),
    tr > :nth-child(4) {
      display: none;
    }
  }
  ${PHONE} {
    th:first-child {
      width: 56%;
    }
    tr > :last-child {
      display: none;
    }
    th b {
      white-space: normal;
    }
  }
`;

const Event = styled.span`
  display: flex;
  align-items: center;
  gap: 14px;
  > span {
    min-width: 0;
  }
`;

const Pilot = styled(SiteLink)<{ $isFirst: boolean }>`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  > span {
    min-width: 0;
  }
  && b {
    font-weight: ${({ $isFirst }) => ($isFirst ? 700 : 500)};
  }
`;

/** The last events that are over, with their first three and the best lap. */
export function JustFlown({ events }: { events: readonly FlownEvent[] }) {
  return (
    <HomeSection heading="Just flown" aside={<TextLink to={eventsHref()}>All events</TextLink>}>
      <FlownTable>
        <caption>
          <VisuallyHidden>Just flown</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            {['Event', '1st', '2nd', '3rd', 'Best lap'].map((heading) => (
              <HeaderCell key={heading}>{heading}</HeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {events.map((flown) => (
            <Flown key={flown.event.id} flown={flown} />
          ))}
        </TableBody>
      </FlownTable>
    </HomeSection>
  );
}

function Flown({ flown: { event, places, fastestLap } }: { flown: FlownEvent }) {
  return (
    <TableRow>
      <RowHeader>
        <Event>
          <ClubLogo club={event.club} size={40} />
          <span>
            <SiteLink to={eventHref({ eventId: event.id })}>
              <b>{event.name}</b>
            </SiteLink>
            {event.start !== null && (
              <small>{[formatDate(event.start), event.resultsText].filter(Boolean).join(', ')}</small>
            )}
          </span>
        </Event>
      </RowHeader>
      {[0, 1, 2].map((index) => {
        const place = places[index];
        return (
          <Cell key={index}>
            {place && (
              <Pilot
                $isFirst={index === 0}
                to={pilotInEventHref({ eventId: event.id, pilotId: place.pilotId })}
              >
                <PilotPhoto url={place.photoUrl} name={place.name} size={30} />
                <span>
                  <b dir="auto">{place.name}</b>
                  <small>{place.figure}</small>
                </span>
              </Pilot>
            )}
          </Cell>
        );
      })}
      <Cell>
        {fastestLap && (
          <SiteLink
            to={raceHref({ eventId: event.id, raceId: fastestLap.raceId })}
            title={`${fastestLap.name}, ${event.name}`}
          >
            <b>{formatSeconds(fastestLap.seconds)}</b>
          </SiteLink>
        )}
      </Cell>
    </TableRow>
  );
}
