import type { Settled } from '@holeshot/client';
import { type Club, clubPolicy } from '@holeshot/domain';
import { styled, usePlatform, useRevalidator, useSession } from '@holeshot/platform';
import { Button, FailedView, PHONE } from '@holeshot/ui';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { listEventItems } from '../share/list-share-items';
import { ShareButton } from '../share/share-button';
import { EventRegistration } from './event-registration';
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
  button {
    margin-top: 12px;
  }
`;

/** On phones a running event leaves its place to the rows of the race. */
const Share = styled.div<{ $isRunning: boolean }>`
  ${PHONE} {
    display: ${({ $isRunning }) => ($isRunning ? 'none' : 'block')};
  }
`;

/** The hosting club, registration (R14), the streams (R21), and the Edit button for admins of the club (R7). */
export function EventHeader({ data }: { data: EventData }) {
  const { event, club, clubId, pilots, videos, opensStreams } = data;
  const { openDialog } = usePlatform();
  const { user } = useSession();
  const { own } = useMarkedPilots(pilots);
  return (
    <Row>
      <Host club={club} />
      <EventRegistration data={data} />
      <Share $isRunning={data.follow !== null}>
        <ShareButton items={listEventItems(event, own)} />
      </Share>
      {clubPolicy.canManage(user, { clubId }) && (
        <Button $small data-print="no" onClick={() => openDialog('edit-event', { eventId: event.id })}>
          Edit Event
        </Button>
      )}
      {videos.length > 0 && (
        <EventStreams key={`${opensStreams}`} videos={videos} isInitiallyOpen={opensStreams} />
      )}
    </Row>
  );
}

function Host({ club }: { club: Settled<Club> }) {
  const { revalidate } = useRevalidator();
  if (club.ok) return <HostCard club={club.value} />;
  // R47
  if (club.failure.status === 404) return <p>Missing Club object</p>;
  return <FailedView what="The hosting club" failure={club.failure} retry={revalidate} />;
}
