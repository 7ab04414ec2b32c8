import { type EventType, type Guid, type LocalMs, parseEventType } from '@holeshot/domain';
import { and, eq, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonObject, jsonRows, prepareOnce, type Queryable, schema } from '../../database';
import { raceOfRow, raceType } from './best-times';
import { isVisible, type ListedEvent, listEvents } from './list-events';
import { roundOfRow } from './race-rows';

const { events, pilotClaims, raceSummaries, races, rounds } = schema;

/** A race that has ended, of a pilot whom a person claimed. All counts of a profile are made from these. */
export interface FlownRace {
  eventId: Guid;
  raceId: Guid;
  pilotId: Guid;
  /** of the event */
  eventType: EventType;
  /** of the round; decides whether the lap counts for records */
  raceType: EventType;
  eventStart: LocalMs | null;
  /** the fastest single lap */
  bestLapSeconds: number | null;
  lapCount: number;
  position: number | null;
  dnf: boolean;
}

export const summaryOfClaim = and(
  eq(raceSummaries.eventId, pilotClaims.eventId),
  eq(raceSummaries.pilotId, pilotClaims.pilotId),
);

/** The races that count for a person, an id or a column: valid ones that have ended, in visible events (R19). */
const isFlownBy = (userId: number | SQLWrapper) =>
  and(eq(pilotClaims.userId, userId), eq(races.valid, true), isNotNull(races.endMs), isVisible);

const prepareFlownRaces = prepareOnce('flown_races', (db, name) =>
  db
    .select({
      races: jsonRows(
        jsonObject({
          eventId: races.eventId,
          raceId: races.id,
          pilotId: pilotClaims.pilotId,
          eventType: events.eventType,
          raceType,
          eventStart: events.startMs,
          bestLapSeconds: raceSummaries.bestLapSeconds,
          lapCount: raceSummaries.lapCount,
          position: raceSummaries.position,
          dnf: raceSummaries.dnf,
        }),
      ),
    })
    .from(pilotClaims)
    .innerJoin(raceSummaries, summaryOfClaim)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(isFlownBy(sql.placeholder('userId')))
    .prepare(name),
);

/** The races that count for a person, in no order. */
export async function listFlownRaces(db: Queryable, userId: number): Promise<FlownRace[]> {
  const [row] = await prepareFlownRaces(db).execute({ userId });
  return (row?.races ?? []).map((race) => ({
    ...race,
    eventType: parseEventType(race.eventType),
    raceType: parseEventType(race.raceType),
  }));
}

/** A statement for the ids of a person's attended events (R19); who only registered for one is private. */
export const attendedEventIds = (db: Queryable, userId: number | SQLWrapper) =>
  db
    .selectDistinct({ id: races.eventId })
    .from(pilotClaims)
    .innerJoin(raceSummaries, summaryOfClaim)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .where(isFlownBy(userId));

/** A person's attended events (R19), newest first. */
export const listAttendedEvents = (db: Queryable, userId: number): Promise<ListedEvent[]> =>
  listEvents(db, { where: inArray(events.id, attendedEventIds(db, userId)) });
