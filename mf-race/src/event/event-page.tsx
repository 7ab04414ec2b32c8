import { eventHistoryHref, eventHref, myDayHref } from '@holeshot/contract';
import { formatDate, formatDateTime, formatIsoEnd, formatIsoStart, pilotsText } from '@holeshot/domain';
import { definePage, type JsonLd, type PageMeta, styled, useRefresh, withRetry } from '@holeshot/platform';
import { Banner, Column, EmptyView, lazyPart, Section, Tabs, ZoneNote } from '@holeshot/ui';
import { Suspense, useState } from 'react';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { FollowedEvent } from '../live/following';
import { eventBanner } from '../page/event-banner';
import { EventCrumbs } from '../page/event-crumbs';
import { PageSkeleton } from '../page/page-skeleton';
import { targetLabel } from '../racing/race-names';
import { RevisionNote } from '../revision/lazy-revision-note';
import { pinnedHref } from '../revision/pin';
import { EventFacts } from './event-facts';
import { EventHeader } from './event-header';
import { findOpenTab } from './list-visible-tabs';
import type { EventData } from './load-event';
import { isMyDay } from './my-day/is-my-day';
import { OpenTab } from './open-tab';
import { PodiumStrip } from './podium/podium-strip';
import type { InfoData } from './tabs/info/info-data';

/** In the chunk of the Info tab, which also shows them. */
const EventDetails = lazyPart(
  'Details',
  async () => (await import(/* webpackChunkName: "race-event.info" */ './event-details')).EventDetails,
);

/** In a chunk of its own: only Info shows it. */
const EventHero = lazyPart(
  'The track',
  async () => (await import(/* webpackChunkName: "race-event.hero" */ './hero/event-hero')).EventHero,
);

/** Only of running events. */
const LiveStrip = lazyPart(
  'The event',
  async () => (await import(/* webpackChunkName: "race-event.strip" */ './live-strip')).LiveStrip,
);

const StripSpace = styled.div`
  height: 40px;
`;

/** As high as the hero. */
const HeroSpace = styled.div`
  height: 420px;
`;

const Screen = lazyPart(
  'The screen',
  async () => (await import(/* webpackChunkName: "race-event.screen" */ './screen/screen-view')).ScreenView,
);

/** The live board has the stream and the lap times beside it on wide screens. */
const Page = styled(Column)<{ $isWide: boolean }>`
  @media (min-width: 1600px) {
    ${({ $isWide }) => $isWide && 'max-width: calc(1632px + 2 * var(--gutter));'}
  }
`;

const MyDay = lazyPart(
  'My day',
  async () => (await import(/* webpackChunkName: "race-event.my-day" */ './my-day/my-day-view')).MyDayView,
);

const AWAITED_MS = 60_000;

/** Whether the event runs, or has run since its tab was opened, so that nothing moves when it ends. */
function useHasRun({ follow, tab }: EventData): boolean {
  const key = tab?.id;
  const isRunning = follow !== null && follow.pace !== 'waiting';
  const [last, setLast] = useState({ key, isRunning });
  const hasRun = isRunning || (last.key === key && last.isRunning);
  if (last.key !== key || last.isRunning !== hasRun) setLast({ key, isRunning: hasRun });
  return hasRun;
}

function EventView({ data }: { data: EventData }) {
  const { event, club, pilots, nowMs, follow, screen, myDay, awaited } = data;
  useRefresh({
    ...(awaited ?? { watch: [], also: [] }),
    everyMs: AWAITED_MS,
    isOn: awaited !== null,
    readAtMs: nowMs,
  });
  const shown = { event, club: club.ok ? club.value : null, pilots, nowMs };
  if (screen && follow) {
    return (
      <Suspense>
        <Screen {...shown} follow={follow} data={screen} />
      </Suspense>
    );
  }
  if (myDay) {
    return (
      <Suspense>
        <MyDay {...shown} follow={follow} data={myDay} />
      </Suspense>
    );
  }
  return (
    <FollowedEvent event={event} follow={follow} readAtMs={nowMs} hasNewResults={data.hasNewResults}>
      <EventColumn data={data} />
    </FollowedEvent>
  );
}

/**
 * The tab My day, for visitors who fly at the event, claimed a pilot of it, or follow one on this device; empty once
 * the event is over. It is the last tab, so that no other moves when the browser has read the followed pilots.
 */
function useMyDayTab({ event, pilots, isOver, tabs }: EventData) {
  const { own, followed } = useMarkedPilots(pilots);
  const pilot = own ?? followed[0];
  if (!pilot || isOver || tabs.length === 0) return [];
  return [{ id: 'my-day', label: 'My day', href: myDayHref({ eventId: event.id, pilotId: pilot.id }) }];
}

/** The event with its tabs. */
function EventColumn({ data }: { data: EventData }) {
  const { event, pilots, tabs, tab } = data;
  const eventId = event.id;
  const club = data.club.ok ? data.club.value : null;
  const info = tab?.kind === 'info' && tab.data.ok ? (tab.data.value as InfoData) : null;
  const isRunning = useHasRun(data);
  const myDayTab = useMyDayTab(data);
  const tabLinks = tabs.map(({ kind: _, ...item }) => ({
    ...item,
    href: pinnedHref(eventHref({ eventId, tab: item.id }), data.pinned),
  }));
  return (
    <Page $isWide={isRunning && tab?.kind === 'quick-status'}>
      {isRunning && tab?.kind !== 'info' ? (
        <Suspense fallback={<StripSpace />}>
          <LiveStrip data={data} />
        </Suspense>
      ) : (
        <EventHead data={data} info={info} />
      )}
      {event.revision && (
        <Suspense>
          <RevisionNote
            revision={event.revision}
            newestHref={eventHref({ eventId })}
            historyHref={eventHistoryHref({ eventId })}
          />
        </Suspense>
      )}
      {tab ? (
        <Tabs label={event.name} open={tab.id} tabs={[...tabLinks, ...myDayTab]}>
          {data.ranking && !info && (
            <PodiumStrip
              eventId={eventId}
              ranking={data.ranking}
              targetLabel={targetLabel(event.eventType, event.laps)}
            />
          )}
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
    </Page>
  );
}

/** The hero on the Info tab, else the banner, and below it the host with what people can do. */
function EventHead({ data, info }: { data: EventData; info: InfoData | null }) {
  const { event, club } = data;
  return (
    <>
      <EventCrumbs event={event} />
      {info ? (
        <Suspense fallback={<HeroSpace />}>
          <EventHero data={data} info={info} />
        </Suspense>
      ) : (
        <Banner
          {...eventBanner(event, club.ok ? club.value : null)}
          seed={event.id}
          title={event.name}
          meta={<EventMeta data={data} />}
          isLow
        />
      )}
      <EventHeader data={data} isBelowHero={info !== null} />
    </>
  );
}

function EventMeta({ data }: { data: EventData }) {
  const { event, tabs, isToday } = data;
  const now = tabs.some(({ isLive }) => isLive) ? 'Live' : isToday && 'Today';
  return (
    <>
      {event.start !== null && (
        <span>
          {now && <b>{now}, </b>}
          {formatDateTime(event.start)}
        </span>
      )}
      <EventFacts data={data}>
        <ZoneNote {...event} />
      </EventFacts>
    </>
  );
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
  };
}

function jsonLd({ event, club: hostingClub }: EventData): JsonLd {
  const club = hostingClub.ok ? hostingClub.value : null;
  const endDate = formatIsoEnd(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    sport: 'Drone racing',
    ...(event.start === null ? {} : { startDate: formatIsoStart(event.start, event.timeZone) }),
    ...(endDate === null ? {} : { endDate }),
    ...(event.address
      ? { location: { '@type': 'Place', name: club?.name ?? event.name, address: event.address } }
      : {}),
    ...(club ? { organizer: { '@type': 'Organization', name: club.name } } : {}),
  };
}

/** `/event/{id}` (R21). */
export const page = definePage<EventData>({
  // A chunk of its own: a page from the server brings its data, so only navigation in the browser loads.
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "race-event.load" */ './load-event'))).loadEvent(args),
  withFailedPart(shown, failure, url) {
    const tab = findOpenTab(shown.tabs, url.searchParams.get('tab'), shown.isOver);
    if (isMyDay(url.searchParams)) return { ...shown, screen: null, myDay: { ok: false, failure } };
    return {
      ...shown,
      screen: null,
      myDay: null,
      tab: tab ? { ...tab, data: { ok: false, failure } } : null,
    };
  },
  View: ({ data }) => <EventView key={data.event.id} data={data} />,
  partOf: ({ screen, myDay, tab }) => (screen ? 'screen' : myDay ? 'my-day' : (tab?.kind ?? 'info')),
  meta,
  jsonLd,
  Skeleton: () => <PageSkeleton label="event" />,
});
