import { raceHref } from '@holeshot/contract';
import { clubPolicy } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { PHONE, ShareButton, visuallyHidden } from '@holeshot/ui';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { EventCrumbs } from '../../page/event-crumbs';
import { raceTitle } from '../../racing/race-names';
import { listRaceItems } from '../../share/list-share-items';
import type { RaceData } from '../load-race';
import { Links, onStrip, RaceLinks } from './race-links';
import { RaceStrip } from './race-strip';

/** On phones, leaves room for the links to other races at the right. */
const CrumbsRow = styled.div`
  ${PHONE} {
    padding-right: 88px;
  }
`;

const OnStrip = styled.button.attrs({ type: 'button' })`
  ${onStrip}
  padding: 0 14px;
  @media (scripting: none) {
    display: none;
  }
  ${PHONE} {
    padding: 0;
    > span {
      ${visuallyHidden}
    }
  }
`;

/** Breadcrumbs, title and facts, links to the previous and next race, and the Edit button. */
export function RaceHeader({ data }: { data: RaceData }) {
  const { event, race } = data;
  return (
    <>
      <CrumbsRow>
        <EventCrumbs
          event={event}
          below={[{ label: raceTitle(race), href: raceHref({ eventId: event.id, raceId: race.id }) }]}
        />
      </CrumbsRow>
      <RaceStrip data={data}>
        <Links data-print="no">
          <RaceLinks eventId={event.id} previous={race.previous} next={race.next} />
          <ShareRace data={data} />
          <EditRace data={data} />
        </Links>
      </RaceStrip>
    </>
  );
}

/** Shares the race, or the visitor's own result. */
function ShareRace({ data: { event, race, pilots } }: { data: RaceData }) {
  const { own } = useMarkedPilots(pilots);
  return <ShareButton items={listRaceItems(event, race, own)} as={OnStrip} />;
}

/** For admins of the hosting club (R7). */
function EditRace({ data: { event, club, race } }: { data: RaceData }) {
  const { session, openDialog } = usePlatform();
  if (!clubPolicy.canManage(session.user, { clubId: club.id })) return null;
  return (
    <OnStrip onClick={() => openDialog('edit-race', { eventId: event.id, raceId: race.id })}>
      <svg width={18} height={18} viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <path d="M2 16l1-4 9-9 3 3-9 9zM10 5l3 3" stroke="currentColor" strokeWidth={1.8} />
      </svg>
      <span>Edit Race</span>
    </OnStrip>
  );
}
