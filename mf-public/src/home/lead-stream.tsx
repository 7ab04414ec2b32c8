import { eventHref } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ButtonLink, VideoEmbed } from '@holeshot/ui';
import { RegisterButton } from '../parts/register-button';
import { type ShownVideo, StreamEvent } from '../parts/stream-card';

const Lead = styled.article`
  display: grid;
  gap: 16px 24px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Facts = styled.dl`
  margin: 16px 0;
  border-top: 1px solid var(--edge);
  div {
    display: grid;
    grid-template-columns: 1fr 2fr;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--t2);
  }
  dd {
    font-weight: 500;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

/** The newest stream, large, beside the facts of its event. */
export function LeadStream({ video }: { video: ShownVideo }) {
  const { event } = video;
  const date = event?.start ?? video.streamStart;
  return (
    <Lead>
      <VideoEmbed video={video} isMain />
      <div>
        {event ? <StreamEvent event={event} /> : <h3>{video.title}</h3>}
        <Facts>
          {date !== null && (
            <div>
              <dt>Date</dt>
              <dd>{formatDate(date)}</dd>
            </div>
          )}
          {event && event.pilotCount > 0 && (
            <div>
              <dt>Pilots</dt>
              <dd>{event.pilotCount}</dd>
            </div>
          )}
        </Facts>
        {event && (
          <Actions>
            <RegisterButton event={event} />
            <ButtonLink to={eventHref({ eventId: event.id })} aria-label={`Details of ${event.name}`}>
              Details
            </ButtonLink>
          </Actions>
        )}
      </div>
    </Lead>
  );
}
