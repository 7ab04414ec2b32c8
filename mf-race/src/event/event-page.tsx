import { eventHref, eventsHref } from '@holeshot/contract';
import {
  formatDate,
  formatDateTime,
  formatIsoWithOffset,
  fromInstantMs,
  pilotsText,
  racesText,
} from '@holeshot/domain';
import { definePage, type PageMeta, withRetry } from '@holeshot/platform';
import { Banner, Column, Crumbs, EmptyView, lazyPart, Section, Tabs } from '@holeshot/ui';
import { Suspense } from 'react';
import { FollowedEvent } from '../live/following';
import { eventBanner } from '../page/event-banner';
import { PageSkeleton } from '../page/page-skeleton';
import { targetLabel } from '../racing/race-names';
import { EventHeader } from './event-header';
import { findOpenTab } from './list-visible-tabs';
import type { EventData } from './load-event';
import { OpenTab } from './open-tab';
import { PodiumStrip } from './podium/podium-strip';

/** In the chunk of the Info tab, which also shows them. */
const EventDetails = lazyPart(
  'Details',
  async () => (await import(/* webpackChunkName: "race-event.info" */ './event-details')).EventDetails,
);

const Screen = lazyPart(
  'The screen',
  async () => (await import(/* webpackChunkName: "race-event.screen" */ './screen/screen-view')).ScreenView,
);

function EventView({ data }: { data: EventData }) {
  const { event, pilots, tabs, tab } = data;
  const eventId = event.id;
  const club = data.club.ok ? data.club.value : null;
  if (data.screen && data.follow) {
    return (
      <Suspense>
        <Screen
          event={event}
          club={club}
          pilots={pilots}
          nowMs={data.nowMs}
          follow={data.follow}
          data={data.screen}
        />
      </Suspense>
    );
  }
  return (
    <FollowedEvent
      event={event}
      follow={data.follow}
      readAtMs={data.nowMs}
      hasNewResults={data.hasNewResults}
    >
      <Column>
        <Crumbs
          crumbs={[
            { label: 'Events', href: eventsHref() },
            { label: event.name, href: eventHref({ eventId }) },
          ]}
        />
        <Banner
          {...eventBanner(event, club)}
          seed={eventId}
          title={event.name}
          meta={<EventMeta data={data} />}
          isLow={tab?.kind !== 'info'}
        />
        <EventHeader data={data} />
        {data.ranking && (
          <PodiumStrip
            eventId={eventId}
            ranking={data.ranking}
            targetLabel={targetLabel(event.eventType, event.laps)}
          />
        )}
        {tab ? (
          <Tabs
            label={event.name}
            open={tab.id}
            tabs={tabs.map(({ kind: _, ...item }) => ({
              ...item,
              href: eventHref({ eventId, tab: item.id }),
            }))}
          >
            <OpenTab data={data} tab={tab} />
          </Tabs>
        ) : (
          <EmptyView
            title="Nothing here yet"
            text="Pilots and races appear here as soon as the club adds them."
          />
        )}
        {/* Without an Info tab, the details are at the end of the first tab. */}
        {tabs[0]?.kind !== 'info' && (!tab || tab.id === tabs[0]?.id) && (
          <Section heading="Details">
            <Suspense>
              <EventDetails event={event} club={club} pilots={pilots} />
            </Suspense>
          </Section>
        )}
      </Column>
    </FollowedEvent>
  );
}

function EventMeta({ data: { event, pilots, unflownCount, tabs, nowMs } }: { data: EventData }) {
  const count = pilots.filter((pilot) => !pilot.practicePilot).length;
  const now = nowText(
    event,
    tabs.some(({ isLive }) => isLive),
    nowMs,
  );
  return (
    <>
      {event.start !== null && (
        <span>
          {now && <b>{now}, </b>}
          {formatDateTime(event.start)}
        </span>
      )}
      {count > 0 && <span>{pilotsText(count)}</span>}
      <span>{targetLabel(event.eventType, event.laps)}</span>
      {unflownCount > 0 && <span>Ended with {racesText(unflownCount)} not flown</span>}
    </>
  );
}

/** Whether races are flown now, or on this day of the event's calendar. */
function nowText({ start, timeZone }: EventData['event'], isLive: boolean, nowMs: number): string {
  if (isLive) return 'Live';
  const isToday = start !== null && formatDate(start) === formatDate(fromInstantMs(nowMs, timeZone));
  return isToday ? 'Today' : '';
}

function meta({ event, club: hostingClub }: EventData): PageMeta {
  const club = hostingClub.ok ? hostingClub.value : null;
  const when = event.start === null ? '' : `, ${formatDate(event.start)}`;
  const host = club ? `, hosted by ${club.name}` : '';
  const image = event.bannerUrl ?? club?.bannerUrl ?? club?.logoUrl;
  return {
    title: event.name,
    description: `${event.name}${when}${host}. ${pilotsText(event.pilotCount)}, rounds, results and lap records.`,
    canonical: eventHref({ eventId: event.id }),
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: event.name,
      sport: 'Drone racing',
      ...(event.start === null ? {} : { startDate: formatIsoWithOffset(event.start, event.timeZone) }),
      ...(event.address
        ? { location: { '@type': 'Place', name: club?.name ?? event.name, address: event.address } }
        : {}),
      ...(club ? { organizer: { '@type': 'Organization', name: club.name } } : {}),
    },
  };
}

/** `/event/{id}` (R21). */
export const page = definePage<EventData>({
  // A chunk of its own: a page from the server brings its data, so only navigation in the browser loads.
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "race-event.load" */ './load-event'))).loadEvent(args),
  withFailedPart(shown, failure, url) {
    const tab = findOpenTab(shown.tabs, url.searchParams.get('tab'), shown.isOver);
    return { ...shown, screen: null, tab: tab ? { ...tab, data: { ok: false, failure } } : null };
  },
  View: EventView,
  partOf: ({ screen, tab }) => (screen ? 'screen' : (tab?.kind ?? 'info')),
  meta,
  Skeleton: () => <PageSkeleton label="event" />,
});
