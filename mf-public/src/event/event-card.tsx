import { clubHref, eventHref } from '@holeshot/contract';
import { clubColor, formatDateTime, pilotsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, ClubLogo, PHONE, RegisterButton, TextLink, TrackDrawing } from '@holeshot/ui';
import { inPlace } from './in-place';
import type { EventPreview } from './preview-event';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: 10px;
  background: var(--s1);
  transition: background var(--quick);
  &:hover {
    background: var(--s3);
  }
  > svg {
    width: 100%;
    height: 76px;
  }
  ${PHONE} {
    display: grid;
    &:not([data-bare]) {
      grid-template-columns: 84px minmax(0, 1fr);
    }
    > svg {
      height: 100%;
    }
    /* The track is rotated about its centre; its lines keep their width. */
    > svg > g {
      transform: translate(145px, 38px) rotate(90deg) scale(0.255) translate(-155px, -75px);
      path {
        vector-effect: non-scaling-stroke;
      }
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 3px;
  padding: 0 16px 14px;
  &[data-bare] {
    padding-top: 14px;
  }
  color: var(--t2);
  overflow-wrap: anywhere;
  h2 {
    font-size: 18px;
    font-weight: 600;
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
  [data-bare] & {
    margin-top: 0;
  }
  border-radius: 7px;
  box-shadow: 0 0 0 3px var(--s1);
  ${PHONE} {
    display: none;
  }
`;

const Podium = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  margin-top: 6px;
  color: var(--t1);
  b {
    color: var(--t3);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: auto;
  padding-top: 12px;
  > * {
    flex: 1;
  }
  > :only-child {
    max-width: 50%;
  }
  /* without scripts there is no Register button beside it */
  @media (scripting: none) {
    a {
      max-width: 50%;
      border-color: var(--edge);
    }
  }
`;

const ClubLink = styled(TextLink)`
  align-self: flex-start;
  padding: 2px 0;
`;

interface EventCardProps {
  event: EventPreview;
  /** shows logo and link of the hosting club; `false` on the club's own page */
  hasClub?: boolean;
  /** shows the track; `false` for events that have begun */
  hasTrack?: boolean;
}

/** An event: an upcoming one with its track, one that has begun with its podium (R13). */
export function EventCard({ event, hasClub = true, hasTrack = true }: EventCardProps) {
  const details = eventHref({ eventId: event.id });
  return (
    <Card data-bare={!hasTrack || undefined}>
      {hasTrack && <Strip event={event} />}
      <Words data-bare={!(hasClub && hasTrack) || undefined}>
        {hasClub && (
          <Logo>
            <ClubLogo club={event.club} />
          </Logo>
        )}
        <h2>
          <SiteLink to={details}>{event.name}</SiteLink>
        </h2>
        {hasClub && <ClubLink to={clubHref({ clubId: event.club.id })}>{event.club.name}</ClubLink>}
        {event.start !== null && (
          <time>{event.when ?? formatDateTime(event.start) + inPlace(event.timeZone)}</time>
        )}
        {event.pilotCount > 0 && <span>{pilotsText(event.pilotCount)}</span>}
        {event.resultsText && <span>{event.resultsText}</span>}
        {event.podium && (
          <Podium aria-label="Podium">
            {event.podium.map(({ pilotId, rank, name }) => (
              <li key={pilotId}>
                <b>{rank}</b> {name}
              </li>
            ))}
          </Podium>
        )}
        <Actions data-print="no">
          <RegisterButton event={event} />
          <ButtonLink
            {...(event.isRegisterOpen ? { $look: 'quiet' } : {})}
            $small
            to={details}
            aria-label={`Details of ${event.name}`}
          >
            Details
          </ButtonLink>
        </Actions>
      </Words>
    </Card>
  );
}

/** The event's track over the club's colour: across the top of the card, and upright at its side on phones. */
function Strip({ event: { id, club } }: { event: EventPreview }) {
  const fill = clubColor(club.primaryColor, club.id);
  return (
    <svg viewBox="0 0 290 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x={-2000} y={-2000} width={4000} height={4000} fill={fill} />
      <g transform="translate(-10 -37)">
        <TrackDrawing seed={id} fill={fill} width={310} height={150} />
      </g>
    </svg>
  );
}
