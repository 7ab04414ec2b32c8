import type { Settled } from '@holeshot/client';
import { deskHref } from '@holeshot/contract';
import { type Club, clubPolicy, type RaceEvent } from '@holeshot/domain';
import { styled, usePlatform, useRevalidator, useSession } from '@holeshot/platform';
import { Button, ButtonLink, FailedView, PHONE, ShareButton, WIDE } from '@holeshot/ui';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { listEventItems } from '../share/list-share-items';
import { EventRegistration } from './event-registration';
import { EventState } from './event-state';
import { EventStreams } from './event-streams';
import { HostCard } from './host-card';
import type { EventData } from './load-event';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > :first-child {
    margin-right: auto;
  }
  button,
  > a,
  > span {
    margin-top: 12px;
  }
`;

/** On phones a running event leaves its place to the rows of the race. */
const Share = styled.div<{ $isRunning: boolean }>`
  ${PHONE} {
    display: ${({ $isRunning }) => ($isRunning ? 'none' : 'block')};
  }
`;

/** On phones the banner has the name only. */
const PhoneState = styled.span`
  color: var(--t2);
  &:empty {
    display: none;
  }
  ${WIDE} {
    display: none;
  }
`;

interface EventHeaderProps {
  data: EventData;
  /** the hero above has the club and registration */
  isBelowHero?: boolean;
}

/** The hosting club, registration (R14), the streams (R21), and the Edit button for admins of the club (R7). */
export function EventHeader({ data, isBelowHero = false }: EventHeaderProps) {
  const { event, club, clubId, pilots, videos, opensStreams } = data;
  const { openDialog } = usePlatform();
  const { user } = useSession();
  const { own } = useMarkedPilots(pilots);
  const declaration = findDeclaration(event);
  return (
    <Row>
      {isBelowHero && club.ok ? <span /> : <Host club={club} start={event.start} />}
      {!isBelowHero && <EventRegistration data={data} />}
      <PhoneState>
        <EventState event={event} readAtMs={data.nowMs} />
      </PhoneState>
      <Share $isRunning={data.follow !== null}>
        <ShareButton items={listEventItems(event, own)} />
      </Share>
      {clubPolicy.canManage(user, { clubId }) && (
        <>
          <ButtonLink $small data-print="no" to={deskHref({ eventId: event.id })}>
            Fairness desk
          </ButtonLink>
          {declaration && (
            <Button
              $small
              data-print="no"
              onClick={() => openDialog('declare-official', { eventId: event.id, ...declaration })}
            >
              {declaration.isOfficial ? 'Declare official' : 'Take back official'}
            </Button>
          )}
          <Button $small data-print="no" onClick={() => openDialog('edit-event', { eventId: event.id })}>
            Edit Event
          </Button>
        </>
      )}
      {videos.length > 0 && (
        <EventStreams key={`${opensStreams}`} videos={videos} isInitiallyOpen={opensStreams} />
      )}
    </Row>
  );
}

/** The declaration that a manager can make now (R161); `null` for none. */
function findDeclaration({ resultState: results }: EventData['event']): { isOfficial: boolean } | null {
  if (results?.isDeclared) return { isOfficial: false };
  return results?.state === 'live' || results?.state === 'provisional' ? { isOfficial: true } : null;
}

function Host({ club, start }: { club: Settled<Club>; start: RaceEvent['start'] }) {
  const { revalidate } = useRevalidator();
  if (club.ok) return <HostCard club={club.value} start={start} />;
  // R47
  if (club.failure.status === 404) return <p>Missing Club object</p>;
  return <FailedView what="The hosting club" failure={club.failure} retry={revalidate} />;
}
