import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { timeZone } from '../events/repository';

const { clubs, events, registrations } = schema;

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
      isVisible: sql<boolean>`${events.visibleOnline} and ${events.enabled}`,
      canRegister: events.canRegister,
      capacity: events.capacity,
      pilotNames,
      waiting: sql<number>`(${waiting})::int`,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(eq(events.clubId, clubId))
    .orderBy(sql`${events.startInstant} desc nulls first`, asc(events.id));
}

export type ManagedEventRow = Awaited<ReturnType<typeof listManagedEvents>>[number];

/** The registrations for an event: who is registered first, then who waits, each in the order that they came. */
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

export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];
