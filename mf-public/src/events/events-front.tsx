import { calendarHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { EmptyView, Muted, Section } from '@holeshot/ui';
import { EventCard } from '../event/event-card';
import { FeedLink } from '../event/feed-link';
import type { EventPreview } from '../event/preview-event';
import { useCloseStarted } from '../event/use-close-started';

const Cards = styled.ul`
  display: grid;
  gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** 'Upcoming Events' and 'Recent Events' (R11). */
export function EventsFront({
  upcoming: loaded,
  recent,
}: {
  upcoming: EventPreview[];
  recent: EventPreview[];
}) {
  const upcoming = useCloseStarted(loaded);
  return (
    <>
      <Section
        heading="Upcoming Events"
        level={1}
        isFirst
        aside={<FeedLink href={calendarHref()}>Calendar feed</FeedLink>}
      >
        {upcoming.length > 0 ? (
          <EventCards events={upcoming} hasTrack />
        ) : (
          <EmptyView title="Nothing is planned" text="Events appear here as soon as a club plans one." />
        )}
      </Section>
      {recent.length > 0 && (
        <Section heading="Recent Events" aside={<Muted>Last 30 days</Muted>}>
          <EventCards events={recent} hasTrack={false} />
        </Section>
      )}
    </>
  );
}

const EventCards = ({ events, hasTrack }: { events: EventPreview[]; hasTrack: boolean }) => (
  <Cards>
    {events.map((event) => (
      <li key={event.id}>
        <EventCard event={event} hasTrack={hasTrack} />
      </li>
    ))}
  </Cards>
);
