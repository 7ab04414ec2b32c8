import type { Video } from '@holeshot/client';
import { clubHref, eventHref } from '@holeshot/contract';
import { formatDate, pilotsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, RegisterButton, TextLink, VideoEmbed } from '@holeshot/ui';
import type { EventPreview } from '../event/preview-event';
import { useCloseStarted } from '../event/use-close-started';

/** A stream with a preview of its event. */
export interface StreamPreview extends Omit<Video, 'event'> {
  event: EventPreview | null;
}

export const StreamGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px 24px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const EventLine = styled.div`
  > div > a {
    display: inline-block;
    padding-block: 3px;
  }
  display: flex;
  align-items: center;
  gap: 12px;
  h3 {
    overflow-wrap: anywhere;
    a:hover {
      text-decoration: underline var(--red-t);
      text-underline-offset: 3px;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: var(--t3);
  > span {
    flex: 1;
  }
  > a {
    padding: 10px 0;
    color: var(--t1);
  }
`;

const Card = styled.article`
  display: grid;
  gap: 12px;
`;

/** The event of a stream: logo, name, club. */
export function StreamEvent({ event }: { event: EventPreview }) {
  return (
    <EventLine>
      <ClubLogo club={event.club} />
      <div>
        <h3>
          <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
        </h3>
        <TextLink to={clubHref({ clubId: event.club.id })}>{event.club.name}</TextLink>
      </div>
    </EventLine>
  );
}

/** A stream, and its event below it. */
export function StreamCard({ video }: { video: StreamPreview }) {
  const [event] = useCloseStarted(video.event ? [video.event] : []);
  const date = event?.start ?? video.streamStart;
  return (
    <Card>
      <VideoEmbed video={video} />
      {event ? <StreamEvent event={event} /> : <h3>{video.title}</h3>}
      <Foot>
        <span>
          {[
            date === null ? '' : formatDate(date),
            event && event.pilotCount > 0 ? pilotsText(event.pilotCount) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {event && <RegisterButton event={event} />}
        {event && (
          <TextLink to={eventHref({ eventId: event.id })} aria-label={`Details of ${event.name}`}>
            Details
          </TextLink>
        )}
      </Foot>
    </Card>
  );
}
