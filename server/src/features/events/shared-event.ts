import {
  type Guid,
  type Pilot,
  parseEventType,
  parseStageType,
  type RaceEvent,
  type Round,
  type Stage,
} from '@holeshot/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import type { SharedReads } from '../../api/shared-reads';
import { jsonObject, jsonRows, putTogether, type Queryable, schema } from '../../database';
import { takesPart } from '../../importing/takes-part';
import { isVisible, listColumns } from './repository';

const { channels, clubs, eventChannels, events, pilots, rounds, stages } = schema;

/** An event with everything in it but its races. */
export interface WholeEvent extends RaceEvent {
  /** who takes part, by name; practice pilots included */
  pilots: Pilot[];
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

const pilotsOfEvent = sql<Pilot[]>`(
  select ${jsonRows(
    jsonObject({
      id: pilots.id,
      name: pilots.name,
      practicePilot: pilots.practicePilot,
      photoUrl: pilots.photoUrl,
      phonetic: pilots.phonetic,
      firstName: pilots.firstName,
      lastName: pilots.lastName,
      catchPhrase: pilots.catchPhrase,
    }),
    sql`lower(${pilots.name}), ${pilots.id}`,
  )}
  from ${pilots} where ${and(eq(pilots.eventId, events.id), takesPart())})`;

const roundsOfEvent = sql<Unparsed<Round, 'eventType'>[]>`(
  select ${jsonRows(
    jsonObject({
      id: rounds.id,
      eventId: rounds.eventId,
      name: rounds.name,
      roundNumber: rounds.roundNumber,
      order: rounds.sortOrder,
      eventType: rounds.eventType,
      stageId: rounds.stageId,
    }),
    sql`${rounds.sortOrder}, ${rounds.roundNumber}, ${rounds.id}`,
  )}
  from ${rounds} where ${and(eq(rounds.eventId, events.id), eq(rounds.valid, true))})`;

const stagesOfEvent = sql<Unparsed<Stage, 'stageType'>[]>`(
  select ${jsonRows(
    jsonObject({
      id: stages.id,
      eventId: stages.eventId,
      name: stages.name,
      order: stages.sortOrder,
      stageType: stages.stageType,
      pointSummary: stages.pointSummary,
      timeSummary: stages.timeSummary,
      lapCountAfterRound: stages.lapCountAfterRound,
      standings: stages.standings,
    }),
    sql`${stages.sortOrder}, ${stages.id}`,
  )}
  from ${stages} where ${and(eq(stages.eventId, events.id), eq(stages.valid, true))})`;

/** As stored: a text where the model has one of a few words. */
type Unparsed<T, K extends keyof T> = Omit<T, K> & Record<K, string>;

const wholeEvent = putTogether((db) =>
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
      channels: channelsOfEvent,
      pilots: pilotsOfEvent,
      rounds: roundsOfEvent,
      stages: stagesOfEvent,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, eq(events.id, sql.placeholder('eventId'))))
    .prepare(''),
);

async function getWholeEvent(db: Queryable, eventId: Guid): Promise<WholeEvent> {
  const [row] = await wholeEvent(db).execute({ eventId });
  if (!row) throw notFound('event', 'eventId');
  return {
    ...row,
    eventType: parseEventType(row.eventType),
    rounds: row.rounds.map((round) => ({ ...round, eventType: parseEventType(round.eventType) })),
    stages: row.stages.map((stage) => ({ ...stage, stageType: parseStageType(stage.stageType) })),
  };
}

/** A visible event, read in one statement and once for every answer made from it; throws 404 for any other. */
export const sharedEvent = (db: Queryable, shared: SharedReads, eventId: Guid): Promise<WholeEvent> =>
  shared.get(`event ${eventId}`, [`event:${eventId}`, 'clubs'], () => getWholeEvent(db, eventId));

/**
 * The event and the outcome of `read`, which reads parts of it side by side. Of an event that may not be seen the
 * caller hears first, whatever `read` missed.
 */
export async function withSharedEvent<T>(
  db: Queryable,
  shared: SharedReads,
  eventId: Guid,
  read: Promise<T>,
): Promise<[WholeEvent, T]> {
  const [event] = await Promise.allSettled([sharedEvent(db, shared, eventId), read]);
  if (event.status === 'rejected') throw event.reason;
  return [event.value, await read];
}

type Part = 'pilot' | 'round' | 'stage' | 'race';

/** A part of an event by id; throws 404 when the event has none with this id. */
export function partOf<T extends { id: Guid }>(list: readonly T[], part: Part, id: Guid): T {
  const found = list.find((item) => item.id === id);
  if (!found) throw notFound(part, `${part}Id`);
  return found;
}
