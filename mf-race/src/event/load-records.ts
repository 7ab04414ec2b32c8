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
  type Settled,
  stagesQuery,
  type Video,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import type { Channel, Club, Race, Stage } from '@holeshot/domain';
import { compareValues } from '@holeshot/ui';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { withEventNotFound } from '../page/with-event-not-found';
import { findPinned, pinClient } from '../revision/pin';
import { withRevisionNotFound } from '../revision/with-revision-not-found';
import { noteCalls } from './followed-calls';
import { listEarlyQueries } from './list-visible-tabs';
import type { LoadedEvent } from './tabs/tab';

/** The event with the data that decides its tabs. */
export interface EventRecords {
  /** reads the revision that the address names, and records its answered calls in `paths` */
  client: Client;
  paths: ReadonlySet<string>;
  isPinned: boolean;
  event: LoadedEvent;
  clubId: number;
  /** by name, practice pilots included */
  pilots: EventPilot[];
  channels: readonly Channel[];
  stages: readonly Stage[];
  /** races that have ended, latest first */
  last: readonly Race[];
  /** the race in progress, and those to come */
  next: readonly Race[];
  clubRequest: Promise<Settled<Club>>;
  videosRequest: Promise<Settled<Video[]>>;
}

/**
 * The first round of an event page's calls; the calls of the tab in the address start with it. Throws a 404 that says
 * 'Missing Event object' when there is no such event (R47).
 */
export async function loadRecords(siteClient: Client, eventId: string, url: URL): Promise<EventRecords> {
  const tabName = url.searchParams.get('tab');
  const pinned = findPinned(url);
  const { client, paths } = noteCalls(pinClient(siteClient, pinned));
  if (tabName !== null) client.prefetch(listEarlyQueries(eventId, tabName).map(({ path }) => path));
  const eventRequest = client.get(eventQuery(eventId));
  const clubRequest = eventRequest.then(({ clubId }) => siteClient.settle(clubQuery(clubId)));
  const videosRequest = siteClient.settle(eventVideosQuery(eventId));
  // When the event fails, the page shows its error: these promises are then not awaited, and must not reject unhandled.
  for (const request of [clubRequest, videosRequest]) request.catch(() => undefined);
  const requests = Promise.all([
    eventRequest,
    client.get(pilotsQuery(eventId)),
    siteClient.get(channelsQuery()),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, NEXT_RACES)),
    client.get(stagesQuery(eventId)),
  ]);
  const [record, pilots, channels, last, next, stages] = await withEventNotFound(
    siteClient,
    eventId,
    withRevisionNotFound(pinned, requests),
  );
  // the desktop app's standings are those of now
  const isEarlier = record.revision && record.revision.number < record.revision.newest;
  return {
    client,
    paths,
    isPinned: pinned !== null,
    event: joinChannels(record, channels),
    clubId: record.clubId,
    pilots: pilots.map(toEventPilot).sort((a, b) => compareValues(a.name, b.name, false)),
    channels,
    stages: isEarlier ? stages.map((stage) => ({ ...stage, standings: null })) : stages,
    last,
    next,
    clubRequest,
    videosRequest,
  };
}

/** Repeats the calls of the event and of the tab, if the site answers: unchanged responses cost little. */
export const refreshEvent = (client: Client, eventId: string, tabName: string | null): Promise<unknown> =>
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
