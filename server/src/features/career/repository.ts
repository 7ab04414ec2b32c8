import { type Guid, groupBy, isWon, type Meeting } from '@holeshot/domain';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadCache } from '../../cache/versioned-cache';
import { jsonArray, jsonRows, prepareOnce, type Queryable, schema } from '../../database';
import { type FlownRace, listFlownRaces, summaryOfClaim } from '../../events/read/attended';
import { raceOfRow } from '../../events/read/best-times';
import {
  isVisible,
  type ListedEvent,
  listColumns,
  newestFirst,
  toListItem,
} from '../../events/read/list-events';
import { rankingOfPilot } from '../../events/read/pilot-entries';
import { isOver, rankingFigures } from '../../events/read/rankings';
import { userScopes } from '../../events/read/read-options';

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

/** A person's attended events with what they reached in each, newest first (R19), and the races that count for them. */
export async function readCareer(
  db: Queryable,
  cache: ReadCache,
  userId: number,
): Promise<{ events: CareerEvent[]; races: readonly FlownRace[] }> {
  const [claimed, flown] = await cache.get(`career ${userId}`, userScopes({ userId }), () =>
    Promise.all([prepareClaimedEvents(db).execute({ userId }), listFlownRaces(db, userId)]),
  );
  const nowMs = Date.now();
  const racesByPilot = groupBy(flown, ({ eventId, pilotId }) => `${eventId} ${pilotId}`);
  const attendedIds = new Set(flown.map(({ eventId }) => eventId));
  const attended = claimed.filter(({ id }) => attendedIds.has(id));
  const careerEvents = attended.map((row): CareerEvent => {
    const { pilotId, racesLeft, rank, ranked, points, ...rest } = row;
    const { bestLapSeconds, bestLapRaceId, eventBestSeconds, lastRaceStart, ...event } = rest;
    const own = racesByPilot.get(`${row.id} ${pilotId}`) ?? [];
    return {
      event: toListItem(event),
      isOver: isOver({ ...event, racesLeft, lastRaceStart }, nowMs),
      pilotId,
      rank,
      ranked,
      points,
      raceCount: own.length,
      winCount: own.filter(({ raceType, ...race }) => isWon({ ...race, eventType: raceType })).length,
      bestLapSeconds,
      bestLapRaceId,
      eventBestSeconds,
    };
  });
  return { events: careerEvents, races: flown };
}

const prepareClaimedEvents = prepareOnce('claimed_events', (db, name) =>
  db
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
    .where(eq(pilotClaims.userId, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .prepare(name),
);

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
    .innerJoin(pilots, rankingOfPilot)
    .where(and(inArray(events.clubId, [...clubIds]), isVisible, isNotNull(eventRankings.bestLapSeconds)))
    .orderBy(asc(events.clubId), asc(eventRankings.bestLapSeconds), asc(events.startInstant));
}

/** A meeting with the other pilot's photo. */
export interface PicturedMeeting extends Meeting {
  photoUrl: string | null;
}

const prepareMeetings = prepareOnce('meetings', (db, name) => {
  const other = alias(raceSummaries, 'other');
  const { position, dnf } = raceSummaries;
  const meeting = jsonArray(pilots.name, pilots.photoUrl, position, dnf, other.position, other.dnf);
  const order = sql`${events.startInstant} desc nulls last, ${events.id}, ${races.id}, ${pilots.name}`;
  return db
    .select({ meetings: jsonRows(meeting, order) })
    .from(pilotClaims)
    .innerJoin(raceSummaries, summaryOfClaim)
    .innerJoin(races, raceOfRow)
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
    .prepare(name);
});

/** Races that ended, of the pilots whom the person claimed, once per other pilot in them; newest event first. */
export async function listMeetings(db: Queryable, userId: number): Promise<PicturedMeeting[]> {
  const [row] = await prepareMeetings(db).execute({ userId });
  return (row?.meetings ?? []).map(([name, photoUrl, position, dnf, otherPosition, otherDnf]) => ({
    name,
    photoUrl,
    own: { position, dnf },
    other: { position: otherPosition, dnf: otherDnf },
  }));
}
