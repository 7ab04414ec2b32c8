import type { Settled } from '@holeshot/client';
import type { Club } from '@holeshot/domain';
import { styled, usePlatform, useRevalidator, useSession } from '@holeshot/platform';
import { Button, FailedView, visuallyHidden } from '@holeshot/ui';
import { HostCard } from '../parts/host-card';
import { StreamSection } from '../parts/stream-section';
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

const Streams = styled.details`
  margin-top: 8px;
  &[open] {
    flex: 1 0 100%;
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  summary::before {
    content: '';
    border: solid transparent;
    border-width: 5px 0 5px 8px;
    border-left-color: var(--red);
  }
  &[open] summary::before {
    transform: rotate(90deg);
  }
  small {
    color: var(--t3);
    font-size: 14px;
    font-weight: 400;
  }
  section {
    margin-top: 4px;
  }
  section > :first-child {
    ${visuallyHidden}
  }
`;

/** Who hosts the event, the streams, and the way to edit it for those who may (specification sections 2 and 6). */
export function EventHead({ data: { event, club, clubId, videos, tab } }: { data: EventData }) {
  const { openDialog } = usePlatform();
  const { adminOfClubId } = useSession();
  return (
    <Row>
      <Host club={club} />
      {adminOfClubId === clubId && (
        <Button $small data-print="no" onClick={() => openDialog('edit-event', { eventId: event.id })}>
          Edit Event
        </Button>
      )}
      {videos.length > 0 && (
        <Streams open={tab?.kind === 'info'} data-print="no">
          <summary>
            Stream <small>{videos.length === 1 ? '1 video' : `${videos.length} videos`}</small>
          </summary>
          <StreamSection videos={videos} />
        </Streams>
      )}
    </Row>
  );
}

function Host({ club }: { club: Settled<Club> }) {
  const { revalidate } = useRevalidator();
  if (club.ok) return <HostCard club={club.value} />;
  // 'Missing Club object' is the specification's text (section 4) for a club that is not there.
  if (club.failure.status === 404) return <p>Missing Club object</p>;
  return <FailedView what="The hosting club" failure={club.failure} retry={revalidate} />;
}
