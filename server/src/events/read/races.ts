import {
  compareRaces,
  fromInstantMs,
  type Guid,
  type Race,
  type RaceDetails,
  type RaceLink,
} from '@holeshot/domain';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import type { ReadCache } from '../../cache/versioned-cache';
import { isNewestRevision, jsonRows, prepareOnce, type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { parseRace } from '../../importing/parse/parse-race';
import { type LiveRace, withLive } from '../write/live-races';
import { isVisible } from './list-events';
import { raceRow, roundOfRow, toRace } from './race-rows';
import { getEventWith } from './whole-event';

const { events, liveRaces, pilotClaims, raceRevisions, raceSummaries, races, rounds } = schema;

const prepareRacesOfEvent = prepareOnce((db) =>
  db
    .select({ races: jsonRows(raceRow) })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, sql.placeholder('eventId')), eq(races.valid, true)))
    .prepare(''),
);

async function queryRaces(db: Queryable, eventId: Guid): Promise<Race[]> {
  const [row] = await prepareRacesOfEvent(db).execute({ eventId });
  return (row?.races ?? []).map(toRace).sort(compareRaces);
}

/**
 * Valid races of a visible event in racing order, each with all of its summaries; cached for all answers made from
 * them. Throws 404 for any other event.
 */
export const listRaces = (db: Queryable, cache: ReadCache, eventId: Guid): Promise<readonly Race[]> =>
  cache.get(`races ${eventId}`, [`event:${eventId}`], async () => {
    const [, raceList] = await getEventWith(db, cache, eventId, queryRaces(db, eventId));
    return raceList;
  });

/** The newest started races of pilots whom the person claimed, in visible events, at most `limit`. */
export async function listRacesOfUser(db: Queryable, userId: number, limit: number): Promise<Race[]> {
  const rows = await db
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
  return rows.map(({ race }) => toRace(race));
}

/**
 * The newest revision of a race, removed or not, with its files as delivered, and what was notified since; throws 404 when
 * there is none.
 */
export async function getNewestRevision(
  db: Queryable,
  eventId: Guid,
  raceId: Guid,
): Promise<{
  body: RaceBody;
  number: number;
  at: Date;
  who: string;
  why: string;
  live: LiveRace | null;
}> {
  const { body, number, at, who, why } = raceRevisions;
  const [row] = await db
    .select({ body, number, at, who, why, live: liveRaces })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .leftJoin(liveRaces, and(eq(liveRaces.eventId, races.eventId), eq(liveRaces.raceId, races.id)))
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  if (!row) throw notFoundError('race', 'raceId');
  return row;
}

const toLink = ({ id, roundNumber, eventType, raceNumber }: Race): RaceLink => ({
  id,
  roundNumber,
  eventType,
  raceNumber,
});

/** A race that is in no list, because the desktop app removed it; throws 404 for any other. */
async function getRemovedRace(db: Queryable, eventId: Guid, raceId: Guid): Promise<Race> {
  const [row] = await db
    .select({ race: raceRow })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId), eq(races.valid, false)));
  if (!row) throw notFoundError('race', 'raceId');
  return toRace(row.race);
}

/**
 * A race with laps, detections and its neighbours in racing order; a removed race has none. Throws 404 when there is no such
 * race.
 */
export async function getRaceDetails(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  raceId: Guid,
): Promise<RaceDetails> {
  const reads = Promise.all([listRaces(db, cache, eventId), getNewestRevision(db, eventId, raceId)]);
  const [event, [raceList, { body, at, live, ...revision }]] = await getEventWith(db, cache, eventId, reads);
  const listed = raceList.find(({ id }) => id === raceId);
  const race = listed ?? (await getRemovedRace(db, eventId, raceId));
  const { timingLocation } = race;
  const parsed = parseRace(body.race, { eventId, raceId, timingLocation }, () => undefined);
  const { laps, detections } = withLive(parsed, live);
  const index = raceList.indexOf(race);
  const [previous, next] = listed ? [raceList[index - 1], raceList[index + 1]] : [];
  return {
    ...race,
    laps,
    detections,
    isRemoved: !listed,
    revision: { ...revision, at: fromInstantMs(at.getTime(), event.timeZone) },
    previous: previous ? toLink(previous) : null,
    next: next ? toLink(next) : null,
  };
}

/** The files of a race as its newest revision has them; undefined for an unknown race. */
export async function findNewestBody(
  db: Queryable,
  eventId: Guid,
  raceId: Guid,
): Promise<RaceBody | undefined> {
  const [row] = await db
    .select({ body: raceRevisions.body })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  return row?.body;
}
