import type { Settled } from '@holeshot/client';
import type { Club } from '@holeshot/domain';
import { styled, useNavigation, usePlatform, useSession } from '@holeshot/platform';
import { Button, FailedView } from '@holeshot/ui';
import { HostCard } from '../parts/host-card';
import { EventStreams } from './event-streams';
import type { EventData } from './load-event';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  button {
    margin-top: 12px;
  }
`;

/** Who hosts the event, the streams, and the way to edit it for those who may (specification sections 2 and 6). */
export function EventHead({ data: { event, club, clubId, videos, tab } }: { data: EventData }) {
  const { openDialog } = usePlatform();
  const { adminOfClubId } = useSession();
  const isInfo = tab?.kind === 'info';
  return (
    <Row>
      <Host club={club} />
      {adminOfClubId === clubId && (
        <Button $small data-print="no" onClick={() => openDialog('edit-event', { eventId: event.id })}>
          Edit Event
        </Button>
      )}
      {videos.length > 0 && <EventStreams key={`${isInfo}`} videos={videos} isOpenAtFirst={isInfo} />}
    </Row>
  );
}

function Host({ club }: { club: Settled<Club> }) {
  const { revalidate } = useNavigation();
  if (club.ok) return <HostCard club={club.value} />;
  // 'Missing Club object' is the specification's text (section 4) for a club that is not there.
  if (club.failure.status === 404) return <p>Missing Club object</p>;
  return <FailedView what="The hosting club" failure={club.failure} retry={revalidate} />;
}
