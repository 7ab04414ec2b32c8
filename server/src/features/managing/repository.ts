import { and, asc, count, eq, exists, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible, timeZone } from '../../events/read/list-events';
import { roundColumns, roundOfRow } from '../../events/read/race-rows';
import { takesPart } from '../../events/read/registrants';

const { clubs, events, pilots, races, registrations, rounds, syncConflicts } = schema;

const isOfEvent = (status: 'registered' | 'waiting') =>
  and(eq(registrations.eventId, events.id), eq(registrations.status, status));

/** All events of a club, hidden ones too, newest first, with who is registered. */
export function listManagedEvents(db: Queryable, clubId: number) {
  const pilotNames = sql<string[]>`(
    select coalesce(json_agg(${registrations.pilotName} order by ${registrations.id}), '[]')
    from ${registrations} where ${isOfEvent('registered')})`;
  const waiting = db.select({ count: count() }).from(registrations).where(isOfEvent('waiting'));
  return db
    .select({
      id: events.id,
      name: events.name,
      eventType: events.eventType,
      startMs: events.startMs,
      endMs: events.endMs,
      timeZone,
      isVisible: sql<boolean>`${isVisible}`,
      removedAt: events.removedAt,
      canRegister: events.canRegister,
      isClosed: events.isClosed,
      capacity: events.capacity,
      partHashes: events.partHashes,
      pilotCount: events.pilotCount,
      raceCount: db.$count(races, and(eq(races.eventId, events.id), eq(races.valid, true))),
      joinedTo: events.joinedTo,
      isSeparate: events.isSeparate,
      hasRaces: sql<boolean>`${exists(db.select({ id: races.id }).from(races).where(eq(races.eventId, events.id)))}`,
      pilotNames,
      waiting: sql<number>`(${waiting})::int`,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(eq(events.clubId, clubId))
    .orderBy(sql`${events.startInstant} desc nulls first`, asc(events.id));
}

/** The races of a club with a delivery that waits because of a correction, in racing order. */
export const listConflicts = (db: Queryable, clubId: number) =>
  db
    .select({
      eventId: races.eventId,
      id: races.id,
      raceNumber: races.raceNumber,
      round: roundColumns,
    })
    .from(syncConflicts)
    .innerJoin(events, eq(events.id, syncConflicts.eventId))
    .innerJoin(races, and(eq(races.eventId, syncConflicts.eventId), eq(races.id, syncConflicts.raceId)))
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(events.clubId, clubId), eq(races.valid, true)))
    .orderBy(asc(rounds.sortOrder), asc(races.raceNumber));

export type ConflictRow = Awaited<ReturnType<typeof listConflicts>>[number];

export type ManagedEventRow = Awaited<ReturnType<typeof listManagedEvents>>[number];

/** The registrations for an event in order of time, the waiting list last. */
export const listRegistrations = (db: Queryable, eventId: string) =>
  db
    .select({
      userId: registrations.userId,
      pilotName: registrations.pilotName,
      status: registrations.status,
      note: registrations.note,
      createdAt: registrations.createdAt,
    })
    .from(registrations)
    .where(eq(registrations.eventId, eventId))
    .orderBy(asc(registrations.status), asc(registrations.id));

/** The names of the pilots of the desktop app who take part in an event, by name. */
export async function listPilotNames(db: Queryable, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ name: pilots.name })
    .from(pilots)
    .where(and(eq(pilots.eventId, eventId), eq(pilots.practicePilot, false), takesPart()))
    .orderBy(asc(pilots.name));
  return rows.map(({ name }) => name);
}

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];
