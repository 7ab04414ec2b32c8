import {
  type EventsTable as EventsTableData,
  eventsFrontQuery,
  eventsTableQuery,
  type Failure,
} from '@holeshot/client';
import { eventHref, eventsHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import { definePage, type PageArgs, type PageMeta, useNavigation } from '@holeshot/platform';
import {
  Bone,
  ButtonLink,
  Column,
  EmptyView,
  FailedView,
  Muted,
  parseTableSort,
  Section,
  Skeleton,
  SkeletonRows,
  type TableSort,
} from '@holeshot/ui';
import type { ShownEvent } from '../parts/shown-event';
import { DEFAULT_SORT, EVENT_COLUMNS, type EventColumn, tableFilter } from './event-order';
import { EventsFilter } from './events-filter';
import { EventsFront } from './events-front';
import { EventsTable } from './events-table';

/** One page of the table. */
export interface EventsList extends EventsTableData {
  sort: TableSort<EventColumn>;
}

type Part<T> = { ok: true; value: T } | { ok: false; failure: Failure };

interface EventsData {
  front: Part<{ upcoming: ShownEvent[]; recent: ShownEvent[] }>;
  table: Part<EventsList>;
}

async function load({ client, url }: PageArgs): Promise<EventsData> {
  const [front, table] = await Promise.all([
    client.settle(eventsFrontQuery()),
    client.settle(eventsTableQuery(tableFilter(url.searchParams))),
  ]);
  const sort = parseTableSort(url.searchParams, EVENT_COLUMNS, DEFAULT_SORT);
  return {
    front: front.ok
      ? {
          ok: true,
          // The server has told the two apart by the clock: what is upcoming has not started.
          value: {
            upcoming: front.value.upcoming.map((event) => ({ ...event, isRegisterOpen: event.canRegister })),
            recent: front.value.recent.map((event) => ({ ...event, isRegisterOpen: false })),
          },
        }
      : front,
    table: table.ok ? { ok: true, value: { ...table.value, sort } } : table,
  };
}

function EventsView({ data: { front, table } }: { data: EventsData }) {
  const { revalidate } = useNavigation();
  const count = table.ok && table.value.total > 0 ? <Muted>{table.value.total}</Muted> : null;
  return (
    <Column>
      {front.ok ? (
        <EventsFront {...front.value} />
      ) : (
        <Section heading="Upcoming Events" level={1} isFirst>
          <FailedView what="Upcoming Events" failure={front.failure} retry={revalidate} />
        </Section>
      )}
      <Section heading="All Events" aside={count}>
        {table.ok ? (
          <AllEvents list={table.value} />
        ) : (
          <FailedView what="All Events" failure={table.failure} retry={revalidate} />
        )}
      </Section>
    </Column>
  );
}

function AllEvents({ list }: { list: EventsList }) {
  const hasEvents = list.clubs.length > 0;
  return (
    <>
      {hasEvents && <EventsFilter table={list} />}
      {list.total > 0 ? (
        <EventsTable list={list} />
      ) : (
        <EmptyView
          title="No Events found"
          text={
            hasEvents ? 'No event matches this search.' : 'Events appear here as soon as a club plans one.'
          }
          action={
            hasEvents && (
              <ButtonLink to={eventsHref()} preventScrollReset>
                Show all events
              </ButtonLink>
            )
          }
        />
      )}
    </>
  );
}

const EventsSkeleton = () => (
  <Column>
    <Section heading="Upcoming Events" level={1} isFirst>
      <Skeleton label="Events">
        <Bone $height={271} $round={10} />
        <SkeletonRows rows={TABLE_PAGE_SIZE} />
      </Skeleton>
    </Section>
  </Column>
);

function meta({ front }: EventsData): PageMeta {
  const upcoming = front.ok ? front.value.upcoming : [];
  return {
    title: 'Events',
    description: 'Drone races of all clubs: upcoming, recent and past events.',
    canonical: eventsHref(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: upcoming.map((event, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: event.name,
        url: eventHref({ eventId: event.id }),
      })),
    },
  };
}

/** `/events` (specification section 2, Events overview). */
export const page = definePage<EventsData>({ load, View: EventsView, meta, Skeleton: EventsSkeleton });
