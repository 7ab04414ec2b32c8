import { eventsQuery, type Failure } from '@holeshot/client';
import { eventsHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { definePage, type PageArgs, useRevalidator } from '@holeshot/platform';
import {
  Column,
  EmptyView,
  FailedView,
  Muted,
  parsePage,
  parseTableSort,
  Section,
  Skeleton,
  SkeletonRows,
  type TableSort,
} from '@holeshot/ui';
import { DEFAULT_SORT, EVENT_COLUMNS, type EventColumn, sortEvents } from './event-order';
import { EventsTable } from './events-table';

/** One page of the table: what is not shown is not sent. */
export interface EventsList {
  rows: EventListItem[];
  total: number;
  page: number;
  sort: TableSort<EventColumn>;
  /** the largest field of all events; the bars' full length */
  mostPilots: number;
}

type EventsData = { ok: true; list: EventsList } | { ok: false; failure: Failure };

async function load({ client, url }: PageArgs): Promise<EventsData> {
  const reply = await client.settle(eventsQuery());
  if (!reply.ok) return reply;
  const events = reply.value;
  const sort = parseTableSort(url.searchParams, EVENT_COLUMNS, DEFAULT_SORT);
  const page = parsePage(url.searchParams, Math.ceil(events.length / TABLE_PAGE_SIZE));
  const first = (page - 1) * TABLE_PAGE_SIZE;
  const list: EventsList = {
    rows: sortEvents(events, sort).slice(first, first + TABLE_PAGE_SIZE),
    total: events.length,
    page,
    sort,
    mostPilots: Math.max(0, ...events.map((event) => event.pilotCount)),
  };
  return { ok: true, list };
}

function EventsView({ data }: { data: EventsData }) {
  const { revalidate } = useRevalidator();
  const count = data.ok && data.list.total > 0 ? <Muted>{data.list.total}</Muted> : null;
  return (
    <Column>
      <Section heading="All Events" level={1} aside={count} isFirst>
        {data.ok ? (
          <Events list={data.list} />
        ) : (
          <FailedView what="Events" failure={data.failure} retry={revalidate} />
        )}
      </Section>
    </Column>
  );
}

function Events({ list }: { list: EventsList }) {
  if (list.total === 0) {
    return (
      <EmptyView
        title="No Events found"
        text="Nothing has been planned or flown yet. Events appear here as soon as a club publishes one."
      />
    );
  }
  return <EventsTable list={list} />;
}

const EventsSkeleton = () => (
  <Column>
    <Section heading="All Events" level={1} isFirst>
      <Skeleton label="Events">
        <SkeletonRows rows={TABLE_PAGE_SIZE} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/events`: the table of all events (specification section 2, events overview). */
export const page = definePage<EventsData>({
  load,
  View: EventsView,
  meta: () => ({
    title: 'Events',
    description: 'Drone races of all clubs: upcoming, recent and past events.',
    canonical: eventsHref(),
  }),
  Skeleton: EventsSkeleton,
});
