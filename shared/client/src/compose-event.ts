import { type Channel, type Club, compareNames, type Pilot, type RaceEvent } from '@holeshot/domain';
import type { Client } from './client';
import { channelsQuery, clubQuery, eventQuery, pilotsQuery } from './queries';
import type { EventRecord } from './records';

/** An event with the data that all its pages need. */
export interface EventBundle {
  event: RaceEvent;
  club: Club;
  /** by name; practice pilots included */
  pilots: Pilot[];
  /** all channels of the site: a race may use one that its event no longer lists */
  channels: Channel[];
}

/**
 * Loads an event, its pilots, all channels and its club (R52) in parallel; only the club waits for the event, which
 * contains its id. Throws `FetchError` when any of them fails.
 */
export async function loadEventBundle(client: Client, eventId: string): Promise<EventBundle> {
  const loadingEvent = client.get(eventQuery(eventId));
  const [record, club, pilots, channels] = await Promise.all([
    loadingEvent,
    loadingEvent.then((event) => client.get(clubQuery(event.clubId))),
    client.get(pilotsQuery(eventId)),
    client.get(channelsQuery()),
  ]);
  return {
    event: composeEvent(record, club, channels),
    club,
    pilots: [...pilots].sort(compareNames),
    channels,
  };
}

/** Joins an event with its club and the channel table; see `joinChannels`. */
export function composeEvent(record: EventRecord, club: Club, channels: readonly Channel[]): RaceEvent {
  const { infoHtml: _, ...event } = joinChannels(record, channels);
  return {
    ...event,
    club: { id: club.id, name: club.name, logoUrl: club.logoUrl, primaryColor: club.primaryColor },
  };
}

/** Joins an event with the channel table; an assignment of an unknown channel is omitted. */
export function joinChannels(
  record: EventRecord,
  channels: readonly Channel[],
): Omit<RaceEvent, 'club'> & Pick<EventRecord, 'infoHtml'> {
  const { clubId: _, channels: assignments, ...event } = record;
  const channelsById = new Map(channels.map((channel) => [channel.id, channel]));
  return {
    ...event,
    channels: assignments.flatMap(({ id, color, displayName }) => {
      const channel = channelsById.get(id);
      return channel ? [{ ...channel, color, displayName }] : [];
    }),
  };
}
