import { eventHref, eventsHref, raceHref } from '@holeshot/contract';
import type { RaceLink } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { Banner, Button, Crumbs, Facts } from '@holeshot/ui';
import { eventBanner } from '../page/event-banner';
import { raceLabel, raceTitle } from '../racing/race-names';
import { listRaceFacts } from './list-race-facts';
import type { RaceData } from './load-race';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;
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
  }
  a:hover {
    color: var(--t1);
  }
`;

/** Breadcrumbs, banner, facts, links to the previous and next race, and the Edit button. */
export function RaceHeader({ data }: { data: RaceData }) {
  const { event, club, race } = data;
  return (
    <>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId: event.id }) },
          { label: raceTitle(race), href: raceHref({ eventId: event.id, raceId: race.id }) },
        ]}
      />
      <Banner
        {...eventBanner(event, club)}
        seed={event.id}
        title={raceTitle(race)}
        meta={
          <>
            <span>{raceLabel(race, false)}</span>
            {race.bracket !== 'None' && <span>{race.bracket}</span>}
            <span>{event.name}</span>
          </>
        }
      />
      <Row>
        <Facts facts={listRaceFacts(race)} />
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

const raceLinkText = (what: string, race: RaceLink): string => `${what}: ${raceTitle(race)}`;

const Arrow = ({ d }: { d: string }) => (
  <svg width={9} height={12} viewBox="0 0 9 12" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth={2} />
  </svg>
);

/** For admins of the hosting club (R7). */
function EditRace({ data: { event, club, race } }: { data: RaceData }) {
  const { session, openDialog } = usePlatform();
  if (session.adminOfClubId !== club.id) return null;
  return (
    <Button $small onClick={() => openDialog('edit-race', { eventId: event.id, raceId: race.id })}>
      Edit Race
    </Button>
  );
}
