import { eventHref, eventsHref, raceHref } from '@holeshot/contract';
import { clubPolicy, type RaceLink } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { Banner, Button, Crumbs, PHONE, visuallyHidden } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { eventBanner } from '../page/event-banner';
import { raceLabel, raceTitle } from '../racing/race-names';
import { listRaceFacts } from './list-race-facts';
import type { RaceData } from './load-race';
import { RaceFacts } from './race-facts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;
`;

const Heading = styled.header`
  ${PHONE} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
`;

const Title = styled.h1`
  font-size: 38px;
  overflow-wrap: anywhere;
  ${PHONE} {
    font-size: 28px;
  }
`;

const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--t2);
  ${PHONE} {
    /* the title and the breadcrumbs have it */
    > :first-child,
    > :last-child {
      ${visuallyHidden}
    }
  }
`;

const RaceNavigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--t2);
    white-space: nowrap;
  }
  a:hover {
    color: var(--t1);
  }
  ${PHONE} {
    a > span {
      ${visuallyHidden}
    }
  }
`;

interface RaceHeaderProps {
  data: RaceData;
  /** without a banner and in lines, for tabs that need the height */
  isFolded: boolean;
  /** at the left of the links to other races */
  children?: ReactNode;
}

/** Breadcrumbs, banner, facts, links to the previous and next race, and the Edit button. */
export function RaceHeader({ data, isFolded, children }: RaceHeaderProps) {
  const { event, race } = data;
  return (
    <>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId: event.id }) },
          { label: raceTitle(race), href: raceHref({ eventId: event.id, raceId: race.id }) },
        ]}
      />
      <RaceTitle data={data} isFolded={isFolded} />
      <Row>
        <RaceFacts facts={listRaceFacts(race)} isInLine={isFolded} winner={findWinner(data)} />
        {children}
        <RaceNavigation aria-label="Races beside this one" data-print="no">
          {race.previous && (
            <SiteLink to={raceHref({ eventId: event.id, raceId: race.previous.id })} rel="prev">
              <Arrow d="M7 1L2 6l5 5" />
              {raceLinkText('Previous race', race.previous)}
            </SiteLink>
          )}
          {race.next && (
            <SiteLink to={raceHref({ eventId: event.id, raceId: race.next.id })} rel="next">
              {raceLinkText('Next race', race.next)}
              <Arrow d="M2 1l5 5-5 5" />
            </SiteLink>
          )}
          <EditRace data={data} />
        </RaceNavigation>
      </Row>
    </>
  );
}

function RaceTitle({ data: { event, club, race }, isFolded }: RaceHeaderProps) {
  const where = (
    <>
      <span>{raceLabel(race, false)}</span>
      {race.bracket !== 'None' && <span>{race.bracket}</span>}
      <span>{event.name}</span>
    </>
  );
  if (!isFolded) {
    return (
      <Banner {...eventBanner(event, club)} seed={event.id} title={raceTitle(race)} meta={where} isLow />
    );
  }
  return (
    <Heading>
      <Title>{raceTitle(race)}</Title>
      <Where>{where}</Where>
    </Heading>
  );
}

function findWinner({ results, pilots }: RaceData): { name: string; time: string } | null {
  const winner = results.find(({ isWinner }) => isWinner);
  return winner ? { name: createPilotLookup(pilots)(winner.pilotId).name, time: winner.time } : null;
}

/** Phones show the race without the words. */
const raceLinkText = (what: string, race: RaceLink) => (
  <>
    <span>{what}: </span>
    {raceTitle(race)}
  </>
);

const Arrow = ({ d }: { d: string }) => (
  <svg width={9} height={12} viewBox="0 0 9 12" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth={2} />
  </svg>
);

/** For admins of the hosting club (R7). */
function EditRace({ data: { event, club, race } }: { data: RaceData }) {
  const { session, openDialog } = usePlatform();
  if (!clubPolicy.canManage(session.user, { clubId: club.id })) return null;
  return (
    <Button $small onClick={() => openDialog('edit-race', { eventId: event.id, raceId: race.id })}>
      Edit Race
    </Button>
  );
}
