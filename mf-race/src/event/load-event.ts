import {
  channelsQuery,
  clubQuery,
  eventQuery,
  eventVideosQuery,
  joinChannels,
  lastRacesQuery,
  nextRacesQuery,
  pilotsQuery,
  type Ranking,
  rankingQuery,
  type Settled,
  stagesQuery,
  type Video,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import { type Club, hasEnded } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { compareValues, isRegistrationOpen } from '@holeshot/ui';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { withEventNotFound } from '../page/with-event-not-found';
import {
  findOpenTab,
  getEventTab,
  listEarlyQueries,
  listVisibleTabs,
  type VisibleTab,
} from './list-visible-tabs';
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
  /** the club takes registrations and the event has not started (R14) */
  isRegisterOpen: boolean;
  /** it has finished, or is over with races left (R86, R124) */
  isOver: boolean;
  /** races that were not flown, of an event that is over all the same (R124) */
  unflownCount: number;
  /** of an event that is over, where the open tab shows it; else `null` */
  ranking: Ranking | null;
  tabs: VisibleTab[];
  /** in place of the page, for a screen at the field (`?screen=1`) */
  screen: ScreenData | null;
  /** the open tab with its data; `null` for an event without tabs */
  tab: (VisibleTab & { data: Settled<unknown> }) | null;
  nowMs: number;
}

/**
 * Loads everything the event page shows in at most two rounds of calls: the event with what decides about its tabs,
 * then its club and the open tab. Throws a 404 that says 'Missing Event object' when there is no such event (R47).
 * When the club is missing, only its part of the page fails.
 */
export async function loadEvent({ client, params, url, nowMs }: PageArgs): Promise<EventData> {
  const eventId = params.eventId ?? '';
  const search = url.searchParams;
  const tabName = search.get('tab');
  if (tabName !== null) client.prefetch(listEarlyQueries(eventId, tabName).map(({ path }) => path));
  const eventRequest = client.get(eventQuery(eventId));
  const clubRequest = eventRequest.then(({ clubId }) => client.settle(clubQuery(clubId)));
  const videosRequest = client.settle(eventVideosQuery(eventId));
  // When the event fails, its error is the one to show: these are not awaited then, and must not be unhandled.
  for (const request of [clubRequest, videosRequest]) request.catch(() => undefined);
  const requests = Promise.all([
    eventRequest,
    client.get(pilotsQuery(eventId)),
    client.get(channelsQuery()),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, NEXT_RACES)),
    client.get(stagesQuery(eventId)),
  ]);
  const [record, allPilots, channels, last, next, stages] = await withEventNotFound(
    client,
    eventId,
    requests,
  );
  const event = joinChannels(record, channels);
  const pilots = allPilots.map(toEventPilot).sort((a, b) => compareValues(a.name, b.name, false));
  const hasRacesLeft = next.length > 0;
  const isOver = last.length > 0 && (!hasRacesLeft || hasEnded(event, last, nowMs));
  const tabs = listVisibleTabs({ event, pilots, last, next: isOver ? [] : next, stages });
  const hasScreen = isScreen(search);
  const tab = hasScreen ? undefined : findOpenTab(tabs, tabName, isOver);
  const input = { client, event, pilots, channels, stages, last, next, search, nowMs };
  const showsPodium = isOver && tab !== undefined && PODIUM_KINDS.includes(tab.kind);
  const [club, videos, unflown, ranking, data, screen] = await Promise.all([
    clubRequest,
    videosRequest,
    isOver && hasRacesLeft ? client.settle(nextRacesQuery(eventId, MAX_RACES)) : null,
    showsPodium ? client.settle(rankingQuery(eventId)) : null,
    tab && getEventTab(tab.kind).load({ ...input, tabId: tab.id }),
    hasScreen ? (await import('./screen/load-screen')).loadScreen(input) : null,
  ]);
  return {
    event,
    clubId: record.clubId,
    club,
    pilots,
    videos: videos.ok ? videos.value : [],
    isRegisterOpen: isRegistrationOpen(event, nowMs),
    isOver,
    unflownCount: unflown?.ok ? unflown.value.length : 0,
    ranking: ranking?.ok ? ranking.value : null,
    tabs,
    screen,
    tab: tab && data ? { ...tab, data } : null,
    nowMs,
  };
}
