import {
  clubHref,
  eventHref,
  PLACE_FIGURE,
  pilotInEventHref,
  pilotNameHref,
  profileHref,
} from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, PilotPhoto, ShareButton, TextLink, VisuallyHidden } from '@holeshot/ui';
import type { FigureLink } from '../explain/figure-link';
import { FollowButton } from '../follow/follow-button';
import { listPilotItems } from '../share/list-share-items';
import type { PilotData } from './load-pilot';
import type { Neighbour } from './pilot-figures';

const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 20px;
  align-items: center;
  padding: 4px 0 20px;
  > svg,
  > img {
    width: 84px;
    height: 84px;
    border-radius: 10px;
  }
  h1 {
    margin: 2px 0 6px;
    font-size: 32px;
    overflow-wrap: anywhere;
  }
  @media (min-width: 860px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > svg,
    > img {
      width: 104px;
      height: 104px;
    }
    h1 {
      font-size: 38px;
    }
  }
`;

const PlaceText = styled.p`
  color: var(--t2);
  font-size: 16px;
  a {
    display: inline-block;
    padding: 2px 0;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;

const Neighbours = styled.nav`
  display: flex;
  gap: 8px;
  > * {
    flex: 1;
    min-width: 0;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (min-width: 860px) {
    > * {
      flex: none;
      max-width: 220px;
    }
  }
  @media (max-width: 859px) {
    grid-column: 1 / -1;
  }
`;

/** The pilot, the rank in the event, and the neighbours in its ranking. */
export function PilotHeader({
  data: { event, club, pilot, profile, place },
  link,
}: {
  data: PilotData;
  link: FigureLink;
}) {
  const { before, after } = place;
  return (
    <Header>
      <PilotPhoto url={pilot.photoUrl} name={pilot.name} size={104} />
      <div>
        <PlaceText>
          {place.text && <>{link(PLACE_FIGURE, pilot.id, place.text)} in </>}
          <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
        </PlaceText>
        <h1>{pilot.name}</h1>
        <Links>
          <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>
          {profile ? (
            <TextLink to={profileHref({ handle: profile.handle })}>
              Profile{profile.eventCount > 1 && `, ${profile.eventCount} events`}
            </TextLink>
          ) : (
            !pilot.practicePilot && (
              <TextLink to={pilotNameHref({ clubId: club.id, name: pilot.name })}>All results here</TextLink>
            )
          )}
          <FollowButton name={pilot.name} />
          <ShareButton items={listPilotItems(event, pilot)} />
        </Links>
      </div>
      {(before || after) && (
        <Neighbours aria-label="Ranking">
          {before && <NeighbourLink eventId={event.id} neighbour={before} what="Pilot before" />}
          {after && <NeighbourLink eventId={event.id} neighbour={after} what="Pilot after" />}
        </Neighbours>
      )}
    </Header>
  );
}

function NeighbourLink({
  eventId,
  neighbour: { pilotId, name, rank },
  what,
}: {
  eventId: string;
  neighbour: Neighbour;
  what: string;
}) {
  return (
    <ButtonLink $small to={pilotInEventHref({ eventId, pilotId })}>
      <span>
        <VisuallyHidden>{what}: </VisuallyHidden>
        {ordinal(rank)} {name}
      </span>
    </ButtonLink>
  );
}
