import { eventHref, eventsHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import {
  definePage,
  type JsonLd,
  type PageMeta,
  usePlatform,
  useRefresh,
  useRevalidator,
  useSearchParams,
  withRetry,
} from '@holeshot/platform';
import {
  Bone,
  ButtonLink,
  Column,
  CsvButton,
  EmptyView,
  FailedView,
  LoadedPart,
  Muted,
  Section,
  Skeleton,
  SkeletonRows,
} from '@holeshot/ui';
import { EventsFilter } from './events-filter';
import { EventsFront } from './events-front';
import { EventsTable } from './events-table';
import type { EventsData, EventsList } from './load-events';

const REFRESH_EVERY_MS = 60_000;

function EventsView({ data: { front, table, sources, readAtMs } }: { data: EventsData }) {
  const { revalidate } = useRevalidator();
  useRefresh({ watch: sources, also: [], everyMs: REFRESH_EVERY_MS, isOn: true, readAtMs });
  return (
    <Column>
      {front.ok ? (
        <EventsFront {...front.value} />
      ) : (
        <Section heading="Upcoming Events" level={1} isFirst>
          <FailedView what="Upcoming Events" failure={front.failure} retry={revalidate} />
        </Section>
      )}
      <Section
        heading="All Events"
        aside={table.ok && table.value.total > 0 && <Muted>{table.value.total}</Muted>}
      >
        <LoadedPart what="All Events" part={table}>
          {(list) => <AllEvents list={list} />}
        </LoadedPart>
      </Section>
    </Column>
  );
}

/** A CSV file with all events of the filter: the table shows one page. */
function AllEventsCsv() {
  const { client } = usePlatform();
  const [search] = useSearchParams();
  return (
    <p>
      <CsvButton
        fileName="events"
        label="All Events"
        rows={async () => (await withRetry(() => import('./events-csv'))).eventsCsv(client, search)}
      />
    </p>
  );
}

function AllEvents({ list }: { list: EventsList }) {
  const hasEvents = list.clubs.length > 0;
  return (
    <>
      {hasEvents && <EventsFilter table={list} />}
      {list.total > 0 ? (
        <>
          <EventsTable list={list} />
          <AllEventsCsv />
        </>
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

const META: PageMeta = {
  title: 'Events',
  description: 'Drone races of all clubs: upcoming, recent and past events.',
  canonical: eventsHref(),
};

function jsonLd({ front }: EventsData): JsonLd {
  const upcoming = front.ok ? front.value.upcoming : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: upcoming.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: event.name,
      url: eventHref({ eventId: event.id }),
    })),
  };
}

/** `/events` (R11). */
export const page = definePage<EventsData>({
  // loaded on navigation in the browser only: a server-rendered page carries its data
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "public-events.load" */ './load-events'))).loadEvents(
      args,
    ),
  View: EventsView,
  meta: () => META,
  jsonLd,
  Skeleton: EventsSkeleton,
});
