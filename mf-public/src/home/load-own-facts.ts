import {
  type Client,
  eventQuery,
  loadEventBundle,
  type OwnRegistration,
  pilotsQuery,
  publicQuery,
  racesOfPilotQuery,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { type ChannelOfEvent, compareRaces, findEventChannel, type Guid, raceState } from '@holeshot/domain';
import { isSameName } from '@holeshot/ui';
import type { EventPreview } from '../event/preview-event';

/** The fields of an event that home's first line shows. */
export type OwnEventData = Pick<EventPreview, 'id' | 'name' | 'start' | 'timeZone' | 'pilotCount'> & {
  club: { id: number };
};

/** Of a pilot at an event. */
export interface OwnFacts {
  eventId: Guid;
  name: string;
  /** `null` until the event lists the pilot */
  pilotId: Guid | null;
  /** in the running race, or the next one */
  channel: ChannelOfEvent | null;
  /** at the club; `null` without a lap there */
  best: { seconds: number; clubSeconds: number | null; place: number | null; places: number } | null;
}

/** The soonest event of the registrations. Events that the page does not list are loaded. */
export async function findRegisteredEvent(
  client: Client,
  registrations: readonly OwnRegistration[],
): Promise<OwnEventData | null> {
  const replies = await Promise.all(registrations.map(({ eventId }) => client.settle(eventQuery(eventId))));
  const found = replies.flatMap((reply) =>
    reply.ok && reply.value.start !== null ? [{ ...reply.value, club: { id: reply.value.clubId } }] : [],
  );
  return found.sort((a, b) => (a.start ?? 0) - (b.start ?? 0))[0] ?? null;
}

/** The first of the events in which one of the names flies. */
export async function findFlownEvent(
  client: Client,
  events: readonly OwnEventData[],
  names: readonly string[],
): Promise<{ event: OwnEventData; name: string } | null> {
  const lists = await Promise.all(events.map(({ id }) => client.settle(pilotsQuery(id))));
  for (const [index, event] of events.entries()) {
    const list = lists[index];
    const pilot = list?.ok && list.value.find((one) => names.some((name) => isSameName(name, one.name)));
    if (pilot) return { event, name: pilot.name };
  }
  return null;
}

/** The pilot's channel in the running or next race, and the best lap at the club. Each part may be missing. */
export async function loadOwnFacts(client: Client, event: OwnEventData, name: string): Promise<OwnFacts> {
  const clubId = event.club.id;
  const [bundle, flown] = await Promise.all([
    loadEventBundle(client, event.id).catch(() => null),
    client.settle(publicQuery('pilotByName', paths.pilotByName, { clubId, pilotName: name })),
  ]);
  const pilotId = bundle?.pilots.find((pilot) => isSameName(pilot.name, name))?.id ?? null;
  const races = pilotId === null ? null : await client.settle(racesOfPilotQuery(event.id, pilotId));
  const [next] = races?.ok
    ? races.value.filter((race) => raceState(race) !== 'finished').sort(compareRaces)
    : [];
  const seat = next?.pilotChannels.find((one) => one.pilotId === pilotId);
  return {
    eventId: event.id,
    name,
    pilotId,
    channel: bundle && findEventChannel(bundle.event, seat?.channelId),
    best:
      flown.ok && flown.value.bestLapSeconds !== null
        ? {
            seconds: flown.value.bestLapSeconds,
            clubSeconds: flown.value.clubBestLapSeconds,
            place: flown.value.lapPlace,
            places: flown.value.lapPlaces,
          }
        : null,
  };
}
