import { eventHref, eventsHref } from '@holeshot/contract';
import { formatDate, formatDateTime } from '@holeshot/domain';
import { definePage, type PageMeta, useRevalidator } from '@holeshot/platform';
import { Banner, Column, Crumbs, EmptyView, FailedView, Tabs } from '@holeshot/ui';
import { bannerOf } from '../parts/event-banner';
import { HostCard } from '../parts/host-card';
import { PageSkeleton } from '../parts/page-skeleton';
import { lapsLabel } from '../parts/race-names';
import { TAB_LABELS } from './event-tabs';
import { LapRecordsTab } from './lap-records-tab';
import { type EventData, loadEvent, type TabData } from './load-event';
import { PilotsTab } from './pilots-tab';
import { RoundsTab } from './rounds-tab';

function EventView({ data }: { data: EventData }) {
  const { event, club, pilots, tabs, tab } = data;
  const eventId = event.id;
  const count = pilots.filter((pilot) => !pilot.practicePilot).length;
  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId }) },
        ]}
      />
      <Banner
        {...bannerOf(event, club)}
        seed={eventId}
        title={event.name}
        meta={<EventMeta data={data} count={count} />}
      />
      <HostCard club={club} />
      {tab ? (
        <Tabs
          label={event.name}
          open={tab.id}
          tabs={tabs.map((id) => ({
            id,
            label: TAB_LABELS[id],
            href: eventHref({ eventId, tab: id }),
            ...(id === 'pilots' ? { count } : {}),
          }))}
        >
          <TabContent data={data} tab={tab} />
        </Tabs>
      ) : (
        <EmptyView
          title="Nothing here yet"
          text="Pilots and races appear here as soon as the club adds them."
        />
      )}
    </Column>
  );
}

function EventMeta({ data: { event }, count }: { data: EventData; count: number }) {
  return (
    <>
      {event.start !== null && <span>{formatDateTime(event.start)}</span>}
      {count > 0 && <span>{count === 1 ? '1 pilot' : `${count} pilots`}</span>}
      <span>{lapsLabel(event.laps)}</span>
    </>
  );
}

function TabContent({ data, tab }: { data: EventData; tab: TabData }) {
  const { revalidate } = useRevalidator();
  const { event, pilots } = data;
  switch (tab.id) {
    case 'pilots':
      return <PilotsTab eventId={event.id} pilots={pilots} />;
    case 'rounds':
      return tab.rounds.ok ? (
        <RoundsTab eventId={event.id} pilots={pilots} view={tab.rounds.value} />
      ) : (
        <FailedView what="Rounds" failure={tab.rounds.failure} retry={revalidate} />
      );
    case 'lap-records':
      return tab.records.ok ? (
        <LapRecordsTab eventId={event.id} pilots={pilots} view={tab.records.value} />
      ) : (
        <FailedView what="Lap Records" failure={tab.records.failure} retry={revalidate} />
      );
  }
}

function meta({ event, club, pilots }: EventData): PageMeta {
  const when = event.start === null ? '' : `, ${formatDate(event.start)}`;
  const image = event.bannerUrl ?? club.bannerUrl ?? club.logoUrl;
  return {
    title: event.name,
    description: `${event.name}${when}, hosted by ${club.name}. ${pilots.length} pilots, rounds, results and lap records.`,
    canonical: eventHref({ eventId: event.id }),
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: event.name,
      sport: 'Drone racing',
      ...(event.start === null ? {} : { startDate: new Date(event.start).toISOString().slice(0, 19) }),
      ...(event.address ? { location: { '@type': 'Place', name: club.name, address: event.address } } : {}),
      organizer: { '@type': 'Organization', name: club.name },
    },
  };
}

/** `/event/{id}` (specification section 2, event page). */
export const page = definePage<EventData>({
  load: loadEvent,
  View: EventView,
  meta,
  Skeleton: () => <PageSkeleton label="event" />,
});
