import { clubHref, deskHref } from '@holeshot/contract';
import { clubPolicy, pilotsText, textColorOn } from '@holeshot/domain';
import { SiteLink, styled, usePlatform, useSession } from '@holeshot/platform';
import { Button, ButtonLink, ClubLogo, PHONE, ShareButton, VisuallyHidden } from '@holeshot/ui';
import { countPilots } from '../event-pilots/event-pilot';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { CrossingAge } from '../live/crossing-age';
import { useFollowing, useLiveBoard } from '../live/following';
import type { LiveRace } from '../live/live-race';
import { eventBanner } from '../page/event-banner';
import { listEventItems } from '../share/list-share-items';
import { HostedBy } from './hosted-by';
import type { EventData } from './load-event';
import type { QuickStatusData } from './tabs/quick-status/quick-status-data';

const Strip = styled.header<{ $ink: string }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  height: 48px;
  /* the tabs follow without a gap */
  margin-bottom: -8px;
  padding: 0 8px 0 10px;
  overflow: hidden;
  border-radius: 0 0 6px 6px;
  color: ${({ $ink }) => $ink};
  isolation: isolate;
  h1 {
    overflow: hidden;
    font-size: 19px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    white-space: nowrap;
  }
  > img,
  > svg:not(:first-child) {
    box-shadow: 0 0 0 1.5px currentColor;
  }
  ${PHONE} {
    gap: 10px;
    margin-inline: calc(-1 * var(--gutter));
    border-radius: 0;
    h1 {
      font-size: 17px;
    }
  }
  @media print {
    color: var(--t1);
    > svg:first-child {
      display: none;
    }
  }
`;

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

/** Phones have the club and the number of pilots on Info. */
const Facts = styled.span`
  display: flex;
  gap: 14px;
  ${PHONE} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  /* on the page's ground, as the age */
  > button {
    margin: 0;
    border-color: var(--bg);
    background: var(--bg);
  }
  ${PHONE} {
    > button {
      display: none;
    }
  }
`;

/** On the page's ground, so that amber can be read on any club's colour. */
const Age = styled.span`
  display: flex;
  align-items: center;
  height: 32px;
  padding: 0 10px;
  border-radius: 6px;
  background: var(--bg);
  font-size: 16px;
`;

/** A running event in one line, so that a race and all its pilots are in one window: name, club, pilots, age of the data. */
export function LiveStrip({ data }: { data: EventData }) {
  const { event, clubId, pilots } = data;
  const club = data.club.ok ? data.club.value : null;
  const { fill } = eventBanner(event, club);
  const { openDialog } = usePlatform();
  const { user } = useSession();
  const { own } = useMarkedPilots(pilots);
  const { timerAheadMs } = useFollowing();
  const race = useLiveBoard(getLoadedRace(data));
  const count = countPilots(pilots);
  return (
    <Strip $ink={textColorOn(fill)}>
      <Ground aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </Ground>
      {club && <ClubLogo club={club} size={34} />}
      <h1>{event.name}</h1>
      <Facts>
        {club ? (
          <SiteLink to={clubHref({ clubId: club.id })}>
            <VisuallyHidden>
              <HostedBy />{' '}
            </VisuallyHidden>
            {club.name}
          </SiteLink>
        ) : (
          // R47
          !data.club.ok && data.club.failure.status === 404 && <span>Missing Club object</span>
        )}
        {count > 0 && <span>{pilotsText(count)}</span>}
      </Facts>
      <End data-print="no">
        {race && (
          <Age>
            <CrossingAge race={race} timerAheadMs={timerAheadMs} nowMs={data.nowMs} />
          </Age>
        )}
        <ShareButton items={listEventItems(event, own)} />
        {clubPolicy.canManage(user, { clubId }) && (
          <>
            <ButtonLink $small to={deskHref({ eventId: event.id })}>
              Desk
            </ButtonLink>
            <Button $small onClick={() => openDialog('edit-event', { eventId: event.id })}>
              Edit Event
            </Button>
          </>
        )}
      </End>
    </Strip>
  );
}

/** The race in progress of Quick Status; other tabs do not load it. */
function getLoadedRace({ tab }: EventData): LiveRace | null {
  if (tab?.kind !== 'quick-status' || !tab.data.ok) return null;
  const { current } = tab.data.value as QuickStatusData;
  return current?.ok ? current.value : null;
}
