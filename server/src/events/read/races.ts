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
import { summaryRows } from '../summarise/update-projections';
import { type LiveRace, withLive } from '../write/live-races';
import { summaryOfClaim } from './attended';
import { raceOfRow } from './best-times';
import { noRevisionError } from './event-revisions';
import { findRevision } from './find-revision';
import { isVisible } from './list-events';
import { getPinnedEvent, toSummaries } from './pinned-event';
import { hashRaceFacts, parseBody } from './race-facts';
import { raceRow, roundOfRace, roundOfRow, type StoredRace, toRace } from './race-rows';
import { getEventWith } from './whole-event';

const { events, liveRaces, pilotClaims, raceRevisions, raceSummaries, races, rounds } = schema;

const prepareRacesOfEvent = prepareOnce('races_of_event', (db, name) =>
  db
    .select({ races: jsonRows(raceRow) })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, sql.placeholder('eventId')), eq(races.valid, true)))
    .prepare(name),
);

async function queryRaces(db: Queryable, eventId: Guid): Promise<StoredRace[]> {
  const [row] = await prepareRacesOfEvent(db).execute({ eventId });
  return (row?.races ?? []).map(toRace).sort(compareRaces);
}

/**
 * Valid races of a visible event in racing order, each with all of its summaries; cached for all answers made from
 * them. With the number of a revision of the event, as they were then (R163). Throws 404 for any other event or revision.
 */
export async function listRaces(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  revision?: string,
): Promise<readonly StoredRace[]> {
  if (revision !== undefined) return (await getPinnedEvent(db, cache, eventId, Number(revision))).races;
  return cache.get(`races ${eventId}`, [`event:${eventId}`], async () => {
    const [, raceList] = await getEventWith(db, cache, eventId, queryRaces(db, eventId));
    return raceList;
  });
}

const prepareRacesOfUser = prepareOnce('races_of_user', (db, name) =>
  db
    .select({ race: raceRow })
    .from(pilotClaims)
    .innerJoin(raceSummaries, summaryOfClaim)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(
      and(
        eq(pilotClaims.userId, sql.placeholder('userId')),
        eq(races.valid, true),
        isNotNull(races.startMs),
        isVisible,
      ),
    )
    .orderBy(sql`${events.startInstant} desc nulls last`, desc(races.startMs))
    .limit(sql.placeholder('limit'))
    .prepare(name),
);

/** The newest started races of pilots whom the person claimed, in visible events, at most `limit`. */
export async function listRacesOfUser(db: Queryable, userId: number, limit: number): Promise<StoredRace[]> {
  const rows = await prepareRacesOfUser(db).execute({ userId, limit });
  return rows.map(({ race }) => toRace(race));
}

/** The condition that joins the notifications of a race. */
export const liveOfRace = and(eq(liveRaces.eventId, races.eventId), eq(liveRaces.raceId, races.id));

const prepareNewestRevision = prepareOnce('newest_revision', (db, name) => {
  const { body, number, at, who, why } = raceRevisions;
  return db
    .select({ body, number, at, who, why, live: liveRaces })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .leftJoin(liveRaces, liveOfRace)
    .where(and(eq(races.eventId, sql.placeholder('eventId')), eq(races.id, sql.placeholder('raceId'))))
    .prepare(name);
});

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
  const [row] = await prepareNewestRevision(db).execute({ eventId, raceId });
  if (!row) throw notFoundError('race', 'raceId');
  return row;
}

/**
 * A revision of a race; without a number the newest one, as `getNewestRevision`. Throws 404, which names `parameter`, for an
 * unknown number.
 */
export async function getRevision(
  db: Queryable,
  { eventId, raceId, number }: { eventId: Guid; raceId: Guid; number: number | undefined },
  parameter = 'revision',
): ReturnType<typeof getNewestRevision> {
  if (number === undefined) return getNewestRevision(db, eventId, raceId);
  const row = await findRevision(db, { eventId, raceId, number });
  if (!row) throw noRevisionError(parameter);
  return { ...row, live: null };
}

const toLink = ({ id, roundNumber, eventType, raceNumber }: Race): RaceLink => ({
  id,
  roundNumber,
  eventType,
  raceNumber,
});

/** A race that is in no list, because the desktop app removed it; throws 404 for any other. */
async function getRemovedRace(db: Queryable, eventId: Guid, raceId: Guid): Promise<StoredRace> {
  const [row] = await db
    .select({ race: raceRow })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId), eq(races.valid, false)));
  if (!row) throw notFoundError('race', 'raceId');
  return toRace(row.race);
}

/** A race with what its page shows of its revision. */
export interface RevisedRace extends RaceDetails, StoredRace {
  /** of what was flown in the revision, and what came of it (R162) */
  hash: string;
  newestRevision: number;
}

/**
 * A race with laps, detections and its neighbours in racing order; a removed race has none. With a number, as that revision had
 * it (R163), without what was notified since. Throws 404 when there is no such race or revision.
 */
export async function getRaceDetails(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  raceId: Guid,
  number?: number,
): Promise<RevisedRace> {
  const reads = Promise.all([listRaces(db, cache, eventId), getNewestRevision(db, eventId, raceId)]);
  const [event, [raceList, newest]] = await getEventWith(db, cache, eventId, reads);
  const stored = number === undefined ? newest : await getRevision(db, { eventId, raceId, number });
  const { body, at, live, ...revision } = stored;
  const listed = raceList.find(({ id }) => id === raceId);
  const race = listed ?? (await getRemovedRace(db, eventId, raceId));
  const { timingLocation } = race;
  const parsed = parseBody(body, { eventId, raceId, timingLocation });
  const { laps, detections } = withLive(parsed, live);
  const index = listed ? raceList.indexOf(listed) : -1;
  const [previous, next] = listed ? [raceList[index - 1], raceList[index + 1]] : [];
  const round = event.rounds.find(({ id }) => id === parsed.race.roundId);
  const columns = round && { ...round, sortOrder: round.order };
  return {
    ...race,
    ...(number !== undefined && {
      ...parsed.race,
      ...roundOfRace(columns),
      summaries: toSummaries(summaryRows({ ...parsed, body }, columns, event), parsed.race, columns),
    }),
    laps,
    detections,
    isRemoved: number === undefined ? !listed : !parsed.valid,
    revision: { ...revision, at: fromInstantMs(at.getTime(), event.timeZone) },
    previous: previous ? toLink(previous) : null,
    next: next ? toLink(next) : null,
    hash: hashRaceFacts(parsed),
    newestRevision: newest.number,
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
