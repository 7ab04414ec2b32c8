import { type Guid, groupBy, isWon, type Meeting } from '@holeshot/domain';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { prepareOnce, type Queryable, schema } from '../../database';
import { attendedEventIds, listFlownRaces } from '../../events/read/attended';
import { isVisible, type ListedEvent, listColumns, toListItem } from '../../events/read/list-events';
import { isOver, rankingFigures } from '../../events/read/rankings';

const { clubs, eventRankings, events, pilotClaims, pilots, raceSummaries, races, rankedEvents } = schema;

/** An event in which a person was a pilot. */
export interface CareerEvent {
  event: ListedEvent;
  pilotId: Guid;
  isOver: boolean;
  rank: number | null;
  ranked: number;
  points: number | null;
  raceCount: number;
  winCount: number;
  bestLapSeconds: number | null;
  bestLapRaceId: Guid | null;
  eventBestSeconds: number | null;
}

const rankingOfClaim = and(
  eq(eventRankings.eventId, pilotClaims.eventId),
  eq(eventRankings.pilotId, pilotClaims.pilotId),
);

/** A person's attended events with what they reached in each, newest first (R19). */
export async function listCareerEvents(db: Queryable, userId: number): Promise<CareerEvent[]> {
  const [rows, flown] = await Promise.all([
    prepareCareer(db).execute({ userId }),
    listFlownRaces(db, userId),
  ]);
  const nowMs = Date.now();
  const racesByPilot = groupBy(flown, ({ eventId, pilotId }) => `${eventId} ${pilotId}`);
  return rows.map((row) => {
    const { pilotId, racesLeft, rank, ranked, points, ...rest } = row;
    const { bestLapSeconds, bestLapRaceId, eventBestSeconds, lastRaceStart, ...event } = rest;
    const own = racesByPilot.get(`${row.id} ${pilotId}`) ?? [];
    return {
      event: toListItem(event),
      isOver: isOver({ ...event, racesLeft, lastRaceStart }, nowMs),
      ...{ pilotId, rank, ranked, points },
      raceCount: own.length,
      winCount: own.filter(({ raceType, ...race }) => isWon({ ...race, eventType: raceType })).length,
      ...{ bestLapSeconds, bestLapRaceId, eventBestSeconds },
    };
  });
}

const prepareCareer = prepareOnce('career', (db, name) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      ...listColumns,
      pilotId: pilotClaims.pilotId,
      ...rankingFigures,
      rank: eventRankings.rank,
      points: eventRankings.points,
      bestLapSeconds: eventRankings.bestLapSeconds,
      bestLapRaceId: eventRankings.bestLapRaceId,
    })
    .from(pilotClaims)
    .innerJoin(events, eq(events.id, pilotClaims.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .leftJoin(eventRankings, rankingOfClaim)
    .where(and(eq(pilotClaims.userId, userId), inArray(events.id, attendedEventIds(db, userId))))
    .orderBy(sql`${events.startInstant} desc nulls last`, asc(events.id))
    .prepare(name);
});

/** The fastest lap of a club. */
export interface FieldRecord {
  clubId: number;
  seconds: number;
  pilot: string;
  eventId: Guid;
  pilotId: Guid;
}

/** The fastest single lap of each of the clubs, over its visible events. */
export async function listFieldRecords(db: Queryable, clubIds: readonly number[]): Promise<FieldRecord[]> {
  if (clubIds.length === 0) return [];
  return db
    .selectDistinctOn([events.clubId], {
      clubId: events.clubId,
      seconds: sql<number>`${eventRankings.bestLapSeconds}`,
      pilot: pilots.name,
      eventId: events.id,
      pilotId: pilots.id,
    })
    .from(eventRankings)
    .innerJoin(events, eq(events.id, eventRankings.eventId))
    .innerJoin(pilots, and(eq(pilots.eventId, eventRankings.eventId), eq(pilots.id, eventRankings.pilotId)))
    .where(and(inArray(events.clubId, [...clubIds]), isVisible, isNotNull(eventRankings.bestLapSeconds)))
    .orderBy(asc(events.clubId), asc(eventRankings.bestLapSeconds), asc(events.startInstant));
}

/** A meeting with the other pilot's photo. */
export interface PicturedMeeting extends Meeting {
  photoUrl: string | null;
}

const prepareMeetings = prepareOnce('meetings', (db, name) => {
  const other = alias(raceSummaries, 'other');
  return db
    .select({
      name: pilots.name,
      photoUrl: pilots.photoUrl,
      ownPosition: raceSummaries.position,
      ownDnf: raceSummaries.dnf,
      otherPosition: other.position,
      otherDnf: other.dnf,
    })
    .from(pilotClaims)
    .innerJoin(
      raceSummaries,
      and(eq(raceSummaries.eventId, pilotClaims.eventId), eq(raceSummaries.pilotId, pilotClaims.pilotId)),
    )
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(
      other,
      and(
        eq(other.eventId, raceSummaries.eventId),
        eq(other.raceId, raceSummaries.raceId),
        ne(other.pilotId, raceSummaries.pilotId),
      ),
    )
    .innerJoin(pilots, and(eq(pilots.eventId, other.eventId), eq(pilots.id, other.pilotId)))
    .where(
      and(
        eq(pilotClaims.userId, sql.placeholder('userId')),
        eq(races.valid, true),
        isNotNull(races.endMs),
        eq(pilots.practicePilot, false),
        isVisible,
      ),
    )
    .orderBy(sql`${events.startInstant} desc nulls last`, asc(events.id), asc(races.id), asc(pilots.name))
    .prepare(name);
});

/** Races that ended, of the pilots whom the person claimed, once per other pilot in them; newest event first. */
export async function listMeetings(db: Queryable, userId: number): Promise<PicturedMeeting[]> {
  const rows = await prepareMeetings(db).execute({ userId });
  return rows.map(({ name, photoUrl, ...row }) => ({
    name,
    photoUrl,
    own: { position: row.ownPosition, dnf: row.ownDnf },
    other: { position: row.otherPosition, dnf: row.otherDnf },
  }));
}
