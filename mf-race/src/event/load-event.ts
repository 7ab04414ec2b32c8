import {
  type Client,
  channelsQuery,
  clubQuery,
  eventQuery,
  eventVideosQuery,
  joinChannels,
  lastRacesQuery,
  nextRacesQuery,
  pilotsQuery,
  type Ranking,
  raceQuery,
  rankingQuery,
  type Settled,
  stagesQuery,
  type Video,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import { type Club, hasEnded, isDayOver, isToday, type Race } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { compareValues } from '@holeshot/ui';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import type { FollowData } from '../live/follow-data';
import { withEventNotFound } from '../page/with-event-not-found';
import { hasPointsLeft } from '../racing/points-left';
import { findPinned, pinClient } from '../revision/pin';
import { withRevisionNotFound } from '../revision/with-revision-not-found';
import { findCurrentRace, getRefreshPace, isFollowed } from './current-race';
import {
  findOpenTab,
  getEventTab,
  listEarlyQueries,
  listVisibleTabs,
  type VisibleTab,
} from './list-visible-tabs';
import { isMyDay } from './my-day/is-my-day';
import type { MyDayPage } from './my-day/load-my-day';
import type { ScreenData } from './screen/load-screen';
import { isScreen } from './screen/screen-href';
import type { EventWithoutClub } from './tabs/tab';

/** Tabs that show the podium of an event that is over; the others have results of their own. */
const PODIUM_KINDS = ['info', 'pilots'];

/** As many as the API counts. */
const MAX_RACES = 1_000;

export interface EventData {
  event: EventWithoutClub;
  clubId: number;
  club: Settled<Club>;
  /** by name, practice pilots included */
  pilots: EventPilot[];
  videos: Video[];
  /** it is the event's first day, at its place */
  isToday: boolean;
  /** it has finished, or is over with unflown races (R86, R124) */
  isOver: boolean;
  /** unflown races of an event that is nevertheless over (R124) */
  unflownCount: number;
  /** of an event that is over, where the open tab shows it; else `null` */
  ranking: Ranking | null;
  tabs: VisibleTab[];
  /** the last race ended while the page was open: its results appear once the reader moves on (R135) */
  hasNewResults: boolean;
  /** the streams are open, because there are no results yet */
  opensStreams: boolean;
  /** `null` for a static page */
  follow: FollowData | null;
  /** the paths that a page refreshes before the day of its event; `null` for any other page */
  awaited: Pick<FollowData, 'watch' | 'also'> | null;
  /** replaces the page, for a screen at the field (`?screen=1`) */
  screen: ScreenData | null;
  /** replaces the page, for one pilot at the field (`?tab=my-day`) */
  myDay: Settled<MyDayPage> | null;
  /** the open tab with its data; `null` for an event without tabs */
  tab: (VisibleTab & { data: Settled<unknown> }) | null;
  /** the revision that the address names (R163); else `null` */
  pinned: number | null;
  nowMs: number;
}

/**
 * Loads everything the event page shows in at most two rounds of calls: the event with the data that decides its tabs,
 * then its club and the open tab. Throws a 404 that says 'Missing Event object' when there is no such event (R47). When
 * the club is missing, only its part of the page fails.
 */
export async function loadEvent(args: PageArgs): Promise<EventData> {
  const { params, url, nowMs, shown } = args;
  const eventId = params.eventId ?? '';
  const search = url.searchParams;
  const tabName = search.get('tab');
  const shownData = shown?.data as EventData | undefined;
  /** the shown data, when the page reloads by itself: the reader keeps their place */
  const held = shown?.isOwnReload ? shownData : undefined;
  // During races, a cached response may be older than the shown data.
  if (!held && shownData?.follow) await refreshEvent(args.client, eventId, tabName);
  const pinned = findPinned(url);
  const { client, paths } = noteCalls(pinClient(args.client, pinned));
  if (tabName !== null) client.prefetch(listEarlyQueries(eventId, tabName).map(({ path }) => path));
  const eventRequest = client.get(eventQuery(eventId));
  const clubRequest = eventRequest.then(({ clubId }) => args.client.settle(clubQuery(clubId)));
  const videosRequest = args.client.settle(eventVideosQuery(eventId));
  // When the event fails, the page shows its error: these promises are then not awaited, and must not reject unhandled.
  for (const request of [clubRequest, videosRequest]) request.catch(() => undefined);
  const requests = Promise.all([
    eventRequest,
    client.get(pilotsQuery(eventId)),
    args.client.get(channelsQuery()),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, NEXT_RACES)),
    client.get(stagesQuery(eventId)),
  ]);
  const [record, allPilots, channels, last, next, allStages] = await withEventNotFound(
    args.client,
    eventId,
    withRevisionNotFound(pinned, requests),
  );
  // the desktop app's standings are those of now
  const isEarlier = record.revision && record.revision.number < record.revision.newest;
  const stages = isEarlier ? allStages.map((stage) => ({ ...stage, standings: null })) : allStages;
  const event = joinChannels(record, channels);
  const pilots = allPilots.map(toEventPilot).sort((a, b) => compareValues(a.name, b.name, false));
  const hasRacesLeft = next.length > 0;
  const hasFinished = last.length > 0 && (pinned !== null || !hasRacesLeft || hasEnded(event, last, nowMs));
  const hasNewResults = hasFinished && held !== undefined && !held.isOver;
  const isOver = hasFinished && !hasNewResults;
  const tabs = hasNewResults
    ? held.tabs.map(({ isLive: _, ...tab }) => tab)
    : listVisibleTabs({
        ...{ event, pilots, last, stages, next: isOver ? [] : next },
        hasPointsLeft: !isOver && hasPointsLeft(next, stages),
      });
  const hasScreen = isScreen(search);
  const hasMyDay = !hasScreen && isMyDay(search);
  const tab = hasScreen || hasMyDay ? undefined : findOpenTab(tabs, held?.tab?.id ?? tabName, isOver);
  const input = { client, event, pilots, channels, stages, last, next, search, nowMs };
  const showsPodium =
    tab !== undefined && PODIUM_KINDS.includes(tab.kind) && (isOver || Boolean(held?.ranking));
  const [club, videos, unflown, ranking, data, screen, myDay] = await Promise.all([
    clubRequest,
    videosRequest,
    isOver && hasRacesLeft ? client.settle(nextRacesQuery(eventId, MAX_RACES)) : null,
    showsPodium ? client.settle(rankingQuery(eventId)) : null,
    tab && getEventTab(tab.kind).load({ ...input, tabId: tab.id }),
    hasScreen ? (await import('./screen/load-screen')).loadScreen(input) : null,
    hasMyDay
      ? (await import(/* webpackChunkName: "race-event.field" */ './my-day/load-my-day')).loadMyDay(input)
      : null,
  ]);
  const follow =
    pinned === null && (hasScreen || isFollowed(event, { last, next }, nowMs))
      ? toFollow(eventId, last, next, paths)
      : null;
  return {
    event,
    clubId: record.clubId,
    club,
    pilots,
    videos: videos.ok ? videos.value : [],
    isToday: isToday(event, nowMs),
    isOver,
    unflownCount: unflown?.ok ? unflown.value.length : 0,
    ranking: ranking?.ok ? ranking.value : null,
    hasNewResults,
    opensStreams: held ? held.opensStreams : tab?.kind === 'info' && !isOver,
    follow,
    awaited:
      pinned === null && follow === null && !isDayOver(event, last, nowMs) ? toAwaited(eventId, paths) : null,
    tabs,
    screen,
    myDay,
    tab: tab && data ? { ...tab, data } : null,
    pinned: event.revision?.number ?? null,
    nowMs,
  };
}

/** Repeats the calls of the event and of the tab, if the site answers: unchanged responses cost little. */
const refreshEvent = (client: Client, eventId: string, tabName: string | null): Promise<unknown> =>
  client
    .refresh([
      ...listEventQueries(eventId).map(({ path }) => path),
      ...listEarlyQueries(eventId, tabName ?? '').map(({ path }) => path),
    ])
    .catch(() => undefined);

const listEventQueries = (eventId: string) => [
  eventQuery(eventId),
  pilotsQuery(eventId),
  lastRacesQuery(eventId, LAST_RACES),
  nextRacesQuery(eventId, NEXT_RACES),
  stagesQuery(eventId),
];

/** A client that records the answered calls. */
function noteCalls(client: Client): { client: Client; paths: ReadonlySet<string> } {
  const paths = new Set<string>();
  return {
    paths,
    client: {
      ...client,
      async get(query, options) {
        const value = await client.get(query, options);
        paths.add(query.path);
        return value;
      },
      async settle(query, options) {
        const reply = await client.settle(query, options);
        if (reply.ok) paths.add(query.path);
        return reply;
      },
    },
  };
}

function toFollow(
  eventId: string,
  last: readonly Race[],
  next: readonly Race[],
  paths: ReadonlySet<string>,
): FollowData {
  const current = findCurrentRace(next);
  const currentPath = current && raceQuery(eventId, current.id).path;
  const shows = current !== undefined && paths.has(currentPath ?? '');
  const watch = [
    nextRacesQuery(eventId, NEXT_RACES).path,
    lastRacesQuery(eventId, LAST_RACES).path,
    ...(currentPath !== undefined && shows ? [currentPath] : []),
    // it changes alone
    ...[...paths].filter((path) => path.endsWith('/called')),
  ];
  return {
    raceId: shows ? current.id : null,
    watch,
    also: [...paths].filter((path) => !watch.includes(path)),
    pace: getRefreshPace(last, next),
  };
}

/** A new or removed event, pilot or registration changes the event's own call. */
function toAwaited(eventId: string, paths: ReadonlySet<string>): EventData['awaited'] {
  const watch = [eventQuery(eventId).path];
  return { watch, also: [...paths].filter((path) => !watch.includes(path)) };
}
