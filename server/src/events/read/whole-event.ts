import {
  CHANNEL_LIMIT_MHZ,
  fromInstantMs,
  type Guid,
  type LocalMs,
  type Pilot,
  parseEventType,
  parseStageType,
  type RaceEvent,
  type Round,
  removalText,
  type Stage,
} from '@holeshot/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ApiError, MovedEventError, notFoundError } from '../../api/api-error';
import type { ReadCache } from '../../cache/versioned-cache';
import { jsonObject, jsonRows, prepareOnce, type Queryable, schema } from '../../database';
import { countRegistrations, isVisible, type ListedEvent, listColumns, timeZone } from './list-events';
import { roundsOfEvent, stagesOfEvent } from './parts-of-event';
import { standsForPilot, takesPart } from './registrants';

const { channels, clubs, eventChannels, eventPilots, events, pilots, registrations, users } = schema;

/** An event with everything in it but its races. */
export interface WholeEvent extends RaceEvent, ListedEvent {
  /** who takes part, by name; practice pilots included */
  pilots: Pilot[];
  /** registered pilots of the desktop app, in its order */
  pilotChannels: { pilotId: Guid; channelId: Guid | null }[];
  /** those that were not removed, in order */
  rounds: Round[];
  /** those that were not removed, in order */
  stages: Stage[];
}

/** In the desktop app's order. */
const channelsOfEvent = sql<RaceEvent['channels']>`(
  select ${jsonRows(
    jsonObject({
      id: channels.id,
      frequency: channels.frequency,
      band: channels.band,
      shortBand: channels.shortBand,
      prefix: channels.prefix,
      number: channels.number,
      color: eventChannels.color,
      displayName: eventChannels.displayName,
    }),
    asc(eventChannels.position),
  )}
  from ${eventChannels} join ${channels} on ${eq(channels.id, eventChannels.channelId)}
  where ${eq(eventChannels.eventId, events.id)})`;

const pilotChannelsOfEvent = sql<WholeEvent['pilotChannels']>`(
  select ${jsonRows(
    jsonObject({ pilotId: eventPilots.pilotId, channelId: eventPilots.channelId }),
    asc(eventPilots.position),
  )}
  from ${eventPilots} where ${eq(eventPilots.eventId, events.id)})`;

/** Pilots of the desktop app, and people who registered on the site. */
const pilotsOfEvent = sql<Pilot[]>`(
  select ${jsonRows(sql<Pilot>`pilot`, sql`lower(pilot ->> 'name'), pilot ->> 'id'`)}
  from (
    select ${jsonObject({
      id: pilots.id,
      name: pilots.name,
      practicePilot: pilots.practicePilot,
      photoUrl: pilots.photoUrl,
      phonetic: pilots.phonetic,
      firstName: pilots.firstName,
      lastName: pilots.lastName,
      catchPhrase: pilots.catchPhrase,
    })} as pilot
    from ${pilots} where ${and(eq(pilots.eventId, events.id), takesPart())}
    union all
    select ${jsonObject({
      id: registrations.pilotId,
      name: registrations.pilotName,
      practicePilot: sql<boolean>`false`,
      photoUrl: users.photoUrl,
      phonetic: sql<string>`''`,
      firstName: sql<string>`''`,
      lastName: sql<string>`''`,
      catchPhrase: sql<string>`''`,
    })} as pilot
    from ${registrations} join ${users} on ${eq(users.id, registrations.userId)}
    where ${and(eq(registrations.eventId, events.id), standsForPilot())}
  ) as all_pilots)`;

const prepareWholeEvent = prepareOnce('whole_event', (db, name) =>
  db
    .select({
      ...listColumns,
      bannerUrl: events.bannerUrl,
      latitude: events.latitude,
      longitude: events.longitude,
      address: events.address,
      info: events.info,
      pbLaps: events.pbLaps,
      laps: events.laps,
      primaryColor: events.primaryColor,
      textColor: events.textColor,
      timingLocation: events.timingLocation,
      capacity: events.capacity,
      channelLimitMhz: events.channelLimitMhz,
      cut: events.cut,
      registeredCount: countRegistrations('registered'),
      waitingCount: countRegistrations('waiting'),
      channels: channelsOfEvent,
      pilots: pilotsOfEvent,
      pilotChannels: pilotChannelsOfEvent,
      rounds: roundsOfEvent,
      stages: stagesOfEvent,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, eq(events.id, sql.placeholder('eventId'))))
    .prepare(name),
);

async function queryEvent(db: Queryable, eventId: Guid): Promise<WholeEvent> {
  const [row] = await prepareWholeEvent(db).execute({ eventId });
  if (!row) throw await explainAbsence(db, eventId);
  return {
    ...row,
    channelLimitMhz: row.channelLimitMhz ?? CHANNEL_LIMIT_MHZ,
    eventType: parseEventType(row.eventType),
    rounds: row.rounds.map((round) => ({ ...round, eventType: parseEventType(round.eventType) })),
    stages: row.stages.map((stage) => ({ ...stage, stageType: parseStageType(stage.stageType) })),
  };
}

/** Why an event is not shown: it was removed, or it does not exist as far as anybody may know. */
async function explainAbsence(db: Queryable, eventId: Guid): Promise<ApiError> {
  const [event] = await db
    .select({ removedAt: events.removedAt, startMs: events.startMs, timeZone, joinedTo: events.joinedTo })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(eq(events.id, eventId), eq(events.visibleOnline, true)));
  if (event?.joinedTo) return new MovedEventError(eventId, event.joinedTo);
  const removal = event && describeRemoval(event);
  return removal ? new ApiError('gone', removal, 'eventId') : notFoundError('event', 'eventId');
}

/**
 * A visible event, read in one statement and cached for all answers made from it. Throws 410 for one that
 * was removed, and 404 for any other.
 */
export const getEvent = (db: Queryable, cache: ReadCache, eventId: Guid): Promise<WholeEvent> =>
  cache.get(`event ${eventId}`, [`event:${eventId}`, 'clubs'], () => queryEvent(db, eventId));

/**
 * A visible event, and the outcome of `read`, which reads parts of it at the same time. Throws 404 for the event before
 * any error of `read`.
 */
export async function getEventWith<T>(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  read: Promise<T>,
): Promise<[WholeEvent, T]> {
  const [event, parts] = await Promise.allSettled([getEvent(db, cache, eventId), read]);
  if (event.status === 'rejected') throw event.reason;
  if (parts.status === 'rejected') throw parts.reason;
  return [event.value, parts.value];
}

type Part = 'pilot' | 'round' | 'stage' | 'race';

/** The part of an event with this id; throws 404 when there is none. */
export function getPart<T extends { id: Guid }>(list: readonly T[], part: Part, id: Guid): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) throw notFoundError(part, `${part}Id`);
  return item;
}

/** The removal of an event in words; null for one that was not removed. */
export const describeRemoval = ({
  removedAt,
  startMs,
  timeZone,
}: {
  removedAt: Date | null;
  startMs: LocalMs | null;
  timeZone: string;
}): string | null =>
  removedAt && removalText('the desktop app', fromInstantMs(removedAt.getTime(), timeZone), startMs);
