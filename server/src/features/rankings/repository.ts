import type { EventListItem, EventType, Guid, RankedPilot, RankingBasis } from '@holeshot/domain';
import { groupBy, parseEventType } from '@holeshot/domain';
import { and, asc, desc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { roundOfRow } from '../../importing/race-rows';
import { isVisible, listColumns, toListItem } from '../events/repository';

const { clubs, eventRankings, events, pilots, races, rankedEvents, rounds } = schema;

/** How many events `listRecentRankings` returns. */
const RECENT = 12;

/** A pilot of a stored ranking. */
export interface RankingRow extends Omit<RankedPilot, 'bestLap'> {
  name: string;
  photoUrl: string | null;
  bestLap: { seconds: number; raceId: Guid; roundNumber: number; raceNumber: number; type: EventType } | null;
}

export interface StoredRanking {
  basis: RankingBasis | null;
  racesLeft: number;
  /** by rank */
  rows: RankingRow[];
}

const isFirstThree = lte(eventRankings.rank, 3);

/** The pilot with the fastest lap of an event; of equal laps, the one with the better rank. */
const isFastest = sql<boolean>`${eventRankings.pilotId} = (
  select fastest.pilot_id from ${eventRankings} fastest
  where fastest.event_id = ${eventRankings.eventId} and fastest.best_lap_seconds is not null
  order by fastest.best_lap_seconds, fastest.position limit 1)`;

async function selectRows(db: Queryable, where: SQL | undefined): Promise<Map<Guid, RankingRow[]>> {
  const rows = await db
    .select({
      eventId: eventRankings.eventId,
      pilotId: eventRankings.pilotId,
      name: pilots.name,
      photoUrl: pilots.photoUrl,
      rank: eventRankings.rank,
      final: eventRankings.final,
      points: eventRankings.points,
      raceSeconds: eventRankings.raceSeconds,
      targetSeconds: eventRankings.targetSeconds,
      lapCount: eventRankings.lapCount,
      raceCount: eventRankings.raceCount,
      winCount: eventRankings.winCount,
      seconds: eventRankings.bestLapSeconds,
      raceId: eventRankings.bestLapRaceId,
      raceNumber: races.raceNumber,
      roundNumber: rounds.roundNumber,
      type: rounds.eventType,
    })
    .from(eventRankings)
    .innerJoin(pilots, and(eq(pilots.eventId, eventRankings.eventId), eq(pilots.id, eventRankings.pilotId)))
    .leftJoin(races, and(eq(races.eventId, eventRankings.eventId), eq(races.id, eventRankings.bestLapRaceId)))
    .leftJoin(rounds, roundOfRow)
    .where(where)
    .orderBy(asc(eventRankings.eventId), asc(eventRankings.position));
  const ranked = rows.map(({ seconds, raceId, raceNumber, roundNumber, type, ...row }) => ({
    ...row,
    bestLap:
      seconds !== null && raceId !== null
        ? {
            seconds,
            raceId,
            raceNumber: raceNumber ?? 0,
            roundNumber: roundNumber ?? 0,
            type: parseEventType(type),
          }
        : null,
  }));
  return groupBy(ranked, ({ eventId }) => eventId);
}

/** The ranking of an event, with all of its pilots; empty until it is made. */
export async function findRanking(db: Queryable, eventId: Guid): Promise<StoredRanking> {
  const [[ranked], rows] = await Promise.all([
    db.select().from(rankedEvents).where(eq(rankedEvents.eventId, eventId)),
    selectRows(db, eq(eventRankings.eventId, eventId)),
  ]);
  return {
    basis: ranked?.basis ?? null,
    racesLeft: ranked?.racesLeft ?? 0,
    rows: rows.get(eventId) ?? [],
  };
}

/** An event with the first three of its ranking, and the pilot with the fastest lap. */
export interface RankedEvent extends StoredRanking {
  event: EventListItem;
}

async function listRankings(
  db: Queryable,
  { where, limit }: { where?: SQL; limit?: number },
): Promise<RankedEvent[]> {
  const list = db
    .select({ ...listColumns, basis: rankedEvents.basis, racesLeft: rankedEvents.racesLeft })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .innerJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(and(isVisible, isNotNull(rankedEvents.basis), where))
    .orderBy(sql`${events.startInstant} desc nulls last`, desc(events.id))
    .$dynamic();
  const ranked = await (limit === undefined ? list : list.limit(limit));
  if (ranked.length === 0) return [];
  const isOfEvents = inArray(
    eventRankings.eventId,
    ranked.map(({ id }) => id),
  );
  const rows = await selectRows(db, and(isOfEvents, or(isFirstThree, isFastest)));
  return ranked.map(({ basis, racesLeft, ...event }) => ({
    event: toListItem(event),
    basis,
    racesLeft,
    rows: rows.get(event.id) ?? [],
  }));
}

/** Visible events of a club that have a ranking, newest first. */
export const listRankingsOfClub = (db: Queryable, clubId: number): Promise<RankedEvent[]> =>
  listRankings(db, { where: eq(events.clubId, clubId) });

/** The newest visible events that have a ranking. */
export const listRecentRankings = (db: Queryable): Promise<RankedEvent[]> =>
  listRankings(db, { limit: RECENT });
