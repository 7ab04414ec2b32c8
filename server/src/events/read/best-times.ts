import type { WireFlownTime } from '@holeshot/contract/wire';
import { EVENT_TYPES, eventTraits, type Guid, parseEventType } from '@holeshot/domain';
import { and, asc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Queryable, schema } from '../../database';
import { isVisible } from './list-events';
import { roundOfRow } from './race-rows';

const { events, pilots, raceSummaries, races, rounds } = schema;

/** The types that do not count for records (R83). */
const UNCOUNTED = [...new Set(EVENT_TYPES.values())].filter((type) => !eventTraits(type).countsForRecords);

export const raceType = sql<string>`coalesce(${rounds.eventType}, 'Unknown')`;

/** Races whose times count for records, of pilots who are not placeholders of a practice. */
export const counts = and(
  eq(races.valid, true),
  isNotNull(races.startMs),
  eq(pilots.practicePilot, false),
  notInArray(raceType, UNCOUNTED),
);

/** A time and where it was flown. */
export interface FlownTime {
  seconds: number;
  pilotId: Guid;
  pilot: string;
  photoUrl: string | null;
  eventId: Guid;
  event: string;
  raceId: Guid;
  /** of the round */
  raceType: string;
  roundNumber: number;
  raceNumber: number;
}

const flownColumns = {
  pilotId: raceSummaries.pilotId,
  pilot: pilots.name,
  photoUrl: pilots.photoUrl,
  eventId: events.id,
  event: events.name,
  raceId: races.id,
  raceType,
  roundNumber: sql<number>`coalesce(${rounds.roundNumber}, 0)`,
  raceNumber: races.raceNumber,
};

export const raceOfRow = and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId));
export const pilotOfRow = and(
  eq(pilots.eventId, raceSummaries.eventId),
  eq(pilots.id, raceSummaries.pilotId),
);

/**
 * The best time of each pilot in a column of race summaries, fastest first. Pilots have another id in every event, so
 * equal names are one pilot.
 */
export async function listBestTimes(
  db: Queryable,
  column: AnyPgColumn<{ data: number; notNull: false }>,
  where: SQL | undefined,
): Promise<FlownTime[]> {
  const rows = await db
    .selectDistinctOn([sql`lower(${pilots.name})`], { ...flownColumns, seconds: sql<number>`${column}` })
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(pilots, pilotOfRow)
    .leftJoin(rounds, roundOfRow)
    .where(and(counts, isVisible, isNotNull(column), where))
    .orderBy(sql`lower(${pilots.name})`, asc(column), asc(races.startMs));
  return rows.sort((a, b) => a.seconds - b.seconds);
}

export const isOfClub = (clubId: number): SQL => eq(events.clubId, clubId);

/** Times over a number of laps. */
export const hasTarget = (laps: number): SQL => eq(raceSummaries.targetLapCount, laps);

/** Rounds of type Race: in other types the time of a race ranks nobody. */
export const isRace: SQL = eq(raceType, 'Race');

export const presentFlownTime = (time: FlownTime): WireFlownTime => ({
  Seconds: time.seconds,
  PilotID: time.pilotId,
  Pilot: time.pilot,
  PhotoURL: time.photoUrl,
  EventID: time.eventId,
  Event: time.event,
  RaceID: time.raceId,
  EventType: parseEventType(time.raceType),
  RoundNumber: time.roundNumber,
  RaceNumber: time.raceNumber,
});
