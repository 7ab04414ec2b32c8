import {
  channelsQuery,
  clubQuery,
  eventQuery,
  eventVideosQuery,
  joinChannels,
  lastRacesQuery,
  nextRacesQuery,
  pilotsQuery,
  type Settled,
  stagesQuery,
  type Video,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { orMissingEvent } from '../parts/missing-event';
import { type ShownPilot, toShownPilot } from '../parts/shown-pilot';
import { type EventTab, openTab, type ShownEvent, visibleTabs } from './event-tabs';
import { earlyQueries, loadTab, type TabData } from './load-tab';

export interface EventData {
  event: ShownEvent;
  clubId: number;
  club: Settled<Club>;
  /** by name, practice pilots included */
  pilots: ShownPilot[];
  videos: Video[];
  tabs: EventTab[];
  /** `null` for an event that has no tab */
  tab: (TabData & { id: string }) | null;
  nowMs: number;
}

/**
 * Everything the event page shows, in two rounds of calls at most: the event with what decides about its tabs, then
 * its club and the open tab. Throws a 404 that says 'Missing Event object' when there is no such event (specification
 * section 4); a club that is missing fails alone.
 */
export async function loadEvent({ client, params, url, nowMs }: PageArgs): Promise<EventData> {
  const eventId = params.eventId ?? '';
  const named = url.searchParams.get('tab');
  client.prefetch(earlyQueries(eventId, named).map(({ path }) => path));
  const asked = client.get(eventQuery(eventId));
  const club = asked.then((record) => client.settle(clubQuery(record.clubId)));
  const videos = client.settle(eventVideosQuery(eventId));
  // When the event itself fails, that is the failure to show, and nobody waits for these.
  for (const part of [club, videos]) part.catch(() => undefined);
  const loading = Promise.all([
    asked,
    client.get(pilotsQuery(eventId)),
    client.get(channelsQuery()),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, NEXT_RACES)),
    client.get(stagesQuery(eventId)),
  ]);
  const [record, allPilots, channels, last, next, stages] = await orMissingEvent(client, eventId, loading);
  const event = joinChannels(record, channels);
  const pilots = allPilots.map(toShownPilot).sort((a, b) => compareText(a.name, b.name));
  const tabs = visibleTabs({ event, pilots, last, next, stages });
  const open = openTab(tabs, named);
  const input = { client, event, pilots, channels, stages, last, next, search: url.searchParams, nowMs };
  const [hosting, streams, tab] = await Promise.all([club, videos, open ? loadTab(open, input) : null]);
  return {
    event,
    clubId: record.clubId,
    club: hosting,
    pilots,
    videos: streams.ok ? streams.value : [],
    tabs,
    tab: open && tab ? { id: open.id, ...tab } : null,
    nowMs,
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
