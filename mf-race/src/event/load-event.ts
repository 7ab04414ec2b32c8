import { nextRacesQuery, type Ranking, rankingQuery, type Settled } from '@holeshot/client';
import { type Club, hasEnded, isDayOver, isToday } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import type { EventPilot } from '../event-pilots/event-pilot';
import type { FollowData } from '../live/follow-data';
import { hasPointsLeft } from '../racing/points-left';
import { type EventVideo, toEventVideo } from '../streams/streams.query';
import { isFollowed } from './current-race';
import { toAwaited, toFollow } from './followed-calls';
import { findOpenTab, getEventTab, listVisibleTabs, type VisibleTab } from './list-visible-tabs';
import { type EventRecords, loadRecords, refreshEvent } from './load-records';
import { isMyDay } from './my-day/is-my-day';
import type { MyDayPage } from './my-day/load-my-day';
import type { ScreenData } from './screen/load-screen';
import { isScreen } from './screen/screen-href';
import { type EventWithoutClub, withoutText } from './tabs/tab';

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
  videos: EventVideo[];
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
export async function loadEvent({
  params,
  url,
  client: siteClient,
  nowMs,
  shown,
}: PageArgs): Promise<EventData> {
  const eventId = params.eventId ?? '';
  const search = url.searchParams;
  const shownData = shown?.data as EventData | undefined;
  /** the shown data, when the page reloads by itself: the reader keeps their place */
  const held = shown?.isOwnReload ? shownData : undefined;
  // During races, a cached response may be older than the shown data.
  if (!held && shownData?.follow) await refreshEvent(siteClient, eventId, search.get('tab'));
  const records = await loadRecords(siteClient, eventId, url);
  const { client, event, pilots, channels, stages, last, next } = records;
  const { isOver, hasNewResults, tabs } = toProgress(records, held, nowMs);
  const hasScreen = isScreen(search);
  const hasMyDay = !hasScreen && isMyDay(search);
  const tab =
    hasScreen || hasMyDay ? undefined : findOpenTab(tabs, held?.tab?.id ?? search.get('tab'), isOver);
  const showsPodium =
    tab !== undefined && PODIUM_KINDS.includes(tab.kind) && (isOver || Boolean(held?.ranking));
  const input = { client, event, pilots, channels, stages, last, next, search, nowMs };
  const [club, videos, unflown, ranking, data, screen, myDay] = await Promise.all([
    records.clubRequest,
    records.videosRequest,
    isOver && next.length > 0 ? client.settle(nextRacesQuery(eventId, MAX_RACES)) : null,
    showsPodium ? client.settle(rankingQuery(eventId)) : null,
    tab && getEventTab(tab.kind).load({ ...input, tabId: tab.id }),
    hasScreen ? (await import('./screen/load-screen')).loadScreen(input) : null,
    hasMyDay
      ? (await import(/* webpackChunkName: "race-event.field" */ './my-day/load-my-day')).loadMyDay(input)
      : null,
  ]);
  return {
    event: withoutText(event),
    clubId: records.clubId,
    club,
    pilots,
    videos: videos.ok ? videos.value.map(toEventVideo) : [],
    isToday: isToday(event, nowMs),
    isOver,
    unflownCount: unflown?.ok ? unflown.value.length : 0,
    ranking: ranking?.ok ? ranking.value : null,
    hasNewResults,
    opensStreams: held ? held.opensStreams : tab?.kind === 'info' && !isOver,
    ...toUpdates(eventId, records, hasScreen, nowMs),
    tabs,
    screen,
    myDay,
    tab: tab && data ? { ...tab, data } : null,
    pinned: event.revision?.number ?? null,
    nowMs,
  };
}

/** Whether the event is over, and its tabs. While a reader has the page open, new results wait, and the tabs stay (R135). */
function toProgress(
  { isPinned, event, pilots, stages, last, next }: EventRecords,
  held: EventData | undefined,
  nowMs: number,
): Pick<EventData, 'isOver' | 'hasNewResults' | 'tabs'> {
  const hasFinished = last.length > 0 && (isPinned || next.length === 0 || hasEnded(event, last, nowMs));
  if (hasFinished && held && !held.isOver)
    return { isOver: false, hasNewResults: true, tabs: held.tabs.map(({ isLive: _, ...tab }) => tab) };
  const tabs = listVisibleTabs({
    event,
    pilots,
    last,
    stages,
    next: hasFinished ? [] : next,
    hasPointsLeft: !hasFinished && hasPointsLeft(next, stages),
  });
  return { isOver: hasFinished, hasNewResults: false, tabs };
}

/** What the page polls: races on the day of the event and on a screen at the field, the event before its day. */
function toUpdates(
  eventId: string,
  { isPinned, paths, event, last, next }: EventRecords,
  hasScreen: boolean,
  nowMs: number,
): Pick<EventData, 'follow' | 'awaited'> {
  if (isPinned) return { follow: null, awaited: null };
  if (hasScreen || isFollowed(event, { last, next }, nowMs))
    return { follow: toFollow(eventId, last, next, paths), awaited: null };
  return { follow: null, awaited: isDayOver(event, last, nowMs) ? null : toAwaited(eventId, paths) };
}
