import {
  compareRaces,
  fromInstantMs,
  type Guid,
  type Race,
  type RaceDetails,
  type RaceLink,
} from '@holeshot/domain';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import type { SharedReads } from '../../api/shared-reads';
import { isNewestRevision, jsonRows, putTogether, type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { parseRace } from '../../importing/parse-race';
import { isVisible } from '../events/repository';
import { partOf, withSharedEvent } from '../events/shared-event';
import { raceRow, roundOfRow, toRace } from './race-rows';

const { events, pilotClaims, raceRevisions, raceSummaries, races, rounds } = schema;

const racesOfEvent = putTogether((db) =>
  db
    .select({ rows: jsonRows(raceRow) })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, sql.placeholder('eventId')), eq(races.valid, true)))
    .prepare(''),
);

/** Valid races of an event in racing order, each with all of its summaries. */
async function listRaces(db: Queryable, eventId: Guid): Promise<Race[]> {
  const [found] = await racesOfEvent(db).execute({ eventId });
  return (found?.rows ?? []).map(toRace).sort(compareRaces);
}

/** `listRaces` of a visible event, read once for every answer made from them; throws 404 for any other event. */
export const sharedRaces = (db: Queryable, shared: SharedReads, eventId: Guid): Promise<readonly Race[]> =>
  shared.get(`races ${eventId}`, [`event:${eventId}`], async () => {
    const [, list] = await withSharedEvent(db, shared, eventId, listRaces(db, eventId));
    return list;
  });

/** The newest races that were started, of pilots whom the person claimed, in visible events, at most `limit`. */
export async function listRacesOfUser(db: Queryable, userId: number, limit: number): Promise<Race[]> {
  const found = await db
    .select({ race: raceRow })
    .from(pilotClaims)
    .innerJoin(
      raceSummaries,
      and(eq(raceSummaries.eventId, pilotClaims.eventId), eq(raceSummaries.pilotId, pilotClaims.pilotId)),
    )
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(pilotClaims.userId, userId), eq(races.valid, true), isNotNull(races.startMs), isVisible))
    .orderBy(sql`${events.startInstant} desc nulls last`, desc(races.startMs))
    .limit(limit);
  return found.map(({ race }) => toRace(race));
}

/** The newest revision of a valid race, as delivered; throws 404 when there is none. */
export async function getNewestRevision(
  db: Queryable,
  eventId: Guid,
  raceId: Guid,
): Promise<{ body: RaceBody; number: number; at: Date; who: string; why: string }> {
  const { body, number, at, who, why } = raceRevisions;
  const [row] = await db
    .select({ body, number, at, who, why })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId), eq(races.valid, true)));
  if (!row) throw notFound('race', 'raceId');
  return row;
}

const toLink = ({ id, roundNumber, eventType, raceNumber }: Race): RaceLink => ({
  id,
  roundNumber,
  eventType,
  raceNumber,
});

/** A valid race with laps, detections and its neighbours in racing order; throws 404 when there is none. */
export async function getRaceDetails(
  db: Queryable,
  shared: SharedReads,
  eventId: Guid,
  raceId: Guid,
): Promise<RaceDetails> {
  const reads = Promise.all([sharedRaces(db, shared, eventId), getNewestRevision(db, eventId, raceId)]);
  const [event, [list, { body, at, ...revision }]] = await withSharedEvent(db, shared, eventId, reads);
  const race = partOf(list, 'race', raceId);
  const { timingLocation } = race;
  const { laps, detections } = parseRace(body.race, { eventId, raceId, timingLocation }, () => undefined);
  const place = list.indexOf(race);
  const [previous, next] = [list[place - 1], list[place + 1]];
  return {
    ...race,
    laps,
    detections,
    revision: { ...revision, at: fromInstantMs(at.getTime(), event.timeZone) },
    previous: previous ? toLink(previous) : null,
    next: next ? toLink(next) : null,
  };
}
