import type { WireFlownTime } from '@holeshot/contract/wire';
import { EVENT_TYPES, eventTraits, type Guid, type LocalMs, parseEventType } from '@holeshot/domain';
import { and, asc, eq, isNotNull, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
  startMs: LocalMs | null;
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
  startMs: races.startMs,
  raceType,
  roundNumber: sql<number>`coalesce(${rounds.roundNumber}, 0)`,
  raceNumber: races.raceNumber,
};

export const raceOfRow = and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId));
export const pilotOfRow = and(
  eq(pilots.eventId, raceSummaries.eventId),
  eq(pilots.id, raceSummaries.pilotId),
);

const key = sql<string>`lower(${pilots.name})`;

/** A pilot's best time. Pilots have another id in every event, so equal names are one pilot. */
export interface BestTime {
  /** the name in lower case */
  key: string;
  seconds: number;
}

/**
 * The best time of each pilot by kind, fastest first, of equal times by name. `kinds` are columns of race summaries, or
 * expressions that are null where a time is not of that kind. A club has tens of thousands of times, so they are not sorted.
 */
export async function listBestTimes<Kind extends string>(
  db: Queryable,
  kinds: Record<Kind, SQLWrapper>,
  where: SQL | undefined,
): Promise<Record<Kind, BestTime[]>> {
  const list = Object.entries<SQLWrapper>(kinds);
  const minima = Object.fromEntries(
    list.map(([kind, seconds]) => [kind, sql<number | null>`min(${seconds})`]),
  );
  const rows = await db
    .select({ key, minima })
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(pilots, pilotOfRow)
    .leftJoin(rounds, roundOfRow)
    .where(and(counts, isVisible, where))
    .groupBy(key)
    .orderBy(key);
  const listOfKind = (kind: string) =>
    rows
      .flatMap((row): BestTime[] => {
        const seconds = row.minima[kind] ?? null;
        return seconds === null ? [] : [{ key: row.key, seconds }];
      })
      .sort((a, b) => a.seconds - b.seconds);
  return Object.fromEntries(list.map(([kind]) => [kind, listOfKind(kind)])) as Record<Kind, BestTime[]>;
}

/** Where best times of one kind were flown, in their order; of equal times of a pilot the earliest. */
export async function listFlownTimes(
  db: Queryable,
  kind: SQLWrapper,
  where: SQL | undefined,
  bests: readonly BestTime[],
): Promise<FlownTime[]> {
  if (bests.length === 0) return [];
  const isBest = or(...bests.map((best) => and(eq(key, best.key), sql`${kind} = ${best.seconds}`)));
  const rows = await db
    .select({ ...flownColumns, key, seconds: sql<number>`${kind}` })
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(pilots, pilotOfRow)
    .leftJoin(rounds, roundOfRow)
    .where(and(counts, isVisible, where, isBest))
    .orderBy(asc(races.startMs));
  return bests.flatMap((best) => rows.find((row) => row.key === best.key) ?? []);
}

/** The fastest laps of the fastest pilots. */
export async function listFastestLaps(
  db: Queryable,
  where: SQL | undefined,
  limit: number,
): Promise<FlownTime[]> {
  const { bestLapSeconds } = raceSummaries;
  const { lap } = await listBestTimes(db, { lap: bestLapSeconds }, where);
  return listFlownTimes(db, bestLapSeconds, where, lap.slice(0, limit));
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
