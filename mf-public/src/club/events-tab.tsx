import { calendarHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import { styled, useSearchParams } from '@holeshot/platform';
import { EmptyView, Pager, parsePage, underlined, useSearchHref, VisuallyHidden } from '@holeshot/ui';
import { EventRow, EventRows } from '../event/event-row';
import type { EventPreview } from '../event/preview-event';

/** Rows stand in two columns. */
const PAGE_SIZE = TABLE_PAGE_SIZE * 2;

const FeedLink = styled.a`
  ${underlined}
  display: inline-block;
  padding: 14px 0;
  color: var(--t2);
`;

/** The events that the club hosts, newest first, and their calendar. */
export function EventsTab({ clubId, events }: { clubId: number; events: readonly EventPreview[] }) {
  const [search] = useSearchParams();
  const searchHref = useSearchHref();
  if (events.length === 0) {
    return <EmptyView title="No Events found" text="Events appear here as soon as the club publishes one." />;
  }
  const page = parsePage(search, Math.ceil(events.length / PAGE_SIZE));
  return (
    <>
      <VisuallyHidden as="h2">Events</VisuallyHidden>
      <FeedLink href={calendarHref({ clubId })}>Calendar feed of this club</FeedLink>
      <EventRows>
        {events.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((event) => (
          <EventRow key={event.id} event={event} hasClub={false} />
        ))}
      </EventRows>
      <Pager
        label="Pages of events"
        page={page}
        pageSize={PAGE_SIZE}
        total={events.length}
        hrefOf={(number) => searchHref({ page: number === 1 ? null : String(number) })}
      />
    </>
  );
}
