import { eventHref } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ButtonLink, Detail, DetailList, RegisterButton, VideoEmbed } from '@holeshot/ui';
import { StreamEvent, type StreamPreview } from '../stream/stream-card';

const Lead = styled.article`
  display: grid;
  gap: 16px 24px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const StreamDetails = styled(DetailList)`
  margin: 16px 0;
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

/** The newest stream, large, beside the facts of its event. */
export function LeadStream({ video }: { video: StreamPreview }) {
  const { event } = video;
  const date = event?.start ?? video.streamStart;
  return (
    <Lead>
      <VideoEmbed video={video} isMain />
      <div>
        {event ? <StreamEvent event={event} /> : <h3>{video.title}</h3>}
        <StreamDetails $columns="1fr 2fr">
          {date !== null && <Detail label="Date">{formatDate(date)}</Detail>}
          {event && event.pilotCount > 0 && <Detail label="Pilots">{event.pilotCount}</Detail>}
        </StreamDetails>
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
