import {
  type EventListItem,
  type EventType,
  type Guid,
  parseEventType,
  type RaceEvent,
} from '@holeshot/domain';
import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import type { SharedReads } from '../../api/shared-reads';
import { type Queryable, schema } from '../../database';

const { channels, clubs, eventChannels, events, pilotClaims, registrations } = schema;

/** Events that the desktop app switched off, or that are not to be seen online, are hidden everywhere (domain notes 2.5). */
export const isVisible = and(eq(events.visibleOnline, true), eq(events.enabled, true));

/** The event's zone, else its club's (domain notes 2.5); for a statement that joins both. */
export const timeZone = sql<string>`coalesce(${events.timeZone}, ${clubs.timeZone})`;

const listColumns = {
  id: events.id,
  name: events.name,
  eventType: events.eventType,
  start: events.startMs,
  end: events.endMs,
  timeZone,
  pilotCount: events.pilotCount,
  canRegister: events.canRegister,
  club: { id: clubs.id, name: clubs.name, logoUrl: clubs.logoUrl, primaryColor: clubs.primaryColor },
};

/** Visible events, newest start first, those without a start last. */
export async function listEvents(db: Queryable, where?: SQL): Promise<EventListItem[]> {
  const rows = await selectEvents(db, where).orderBy(
    sql`${events.startInstant} desc nulls last`,
    asc(events.id),
  );
  return rows.map(toListItem);
}

/** Visible events as lists show them, not yet in an order. */
export const selectEvents = (db: Queryable, where?: SQL) =>
  db
    .select(listColumns)
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, where));

/** A row of `selectEvents` as the model has it. */
export const toListItem = <T extends { eventType: string }>(
  row: T,
): Omit<T, 'eventType'> & { eventType: EventType } => ({ ...row, eventType: parseEventType(row.eventType) });

export const listEventsOfClub = (db: Queryable, clubId: number): Promise<EventListItem[]> =>
  listEvents(db, eq(events.clubId, clubId));

/** Events in which the person claimed a pilot, or for which the person registered. */
export function listEventsOfUser(db: Queryable, userId: number): Promise<EventListItem[]> {
  const claimed = db
    .select({ one: sql`1` })
    .from(pilotClaims)
    .where(and(eq(pilotClaims.eventId, events.id), eq(pilotClaims.userId, userId)));
  const registered = db
    .select({ one: sql`1` })
    .from(registrations)
    .where(and(eq(registrations.eventId, events.id), eq(registrations.userId, userId)));
  return listEvents(db, or(exists(claimed), exists(registered)));
}

/** A visible event with its channels in the desktop app's order; throws 404 otherwise. */
export async function getEvent(db: Queryable, eventId: Guid): Promise<RaceEvent> {
  const [rows, used] = await Promise.all([
    db
      .select({
        ...listColumns,
        bannerUrl: events.bannerUrl,
        latitude: events.latitude,
        longitude: events.longitude,
        address: events.address,
        info: events.info,
        pbLaps: events.pbLaps,
        laps: events.laps,
        primaryColor: events.primaryColor,
        textColor: events.textColor,
        timingLocation: events.timingLocation,
      })
      .from(events)
      .innerJoin(clubs, eq(clubs.id, events.clubId))
      .where(and(isVisible, eq(events.id, eventId))),
    db
      .select({
        id: channels.id,
        frequency: channels.frequency,
        band: channels.band,
        shortBand: channels.shortBand,
        prefix: channels.prefix,
        number: channels.number,
        color: eventChannels.color,
        displayName: eventChannels.displayName,
      })
      .from(eventChannels)
      .innerJoin(channels, eq(channels.id, eventChannels.channelId))
      .where(eq(eventChannels.eventId, eventId))
      .orderBy(asc(eventChannels.position)),
  ]);
  const [row] = rows;
  if (!row) throw notFound('event', 'eventId');
  return { ...row, eventType: parseEventType(row.eventType), channels: used };
}

/** The columns of a visible event that reads of its parts need; throws 404 for any other. */
export async function getVisibleEvent(
  db: Queryable,
  eventId: Guid,
): Promise<Pick<typeof events.$inferSelect, 'eventType' | 'timingLocation'> & { timeZone: string }> {
  const [row] = await db
    .select({ eventType: events.eventType, timingLocation: events.timingLocation, timeZone })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, eq(events.id, eventId)));
  if (!row) throw notFound('event', 'eventId');
  return row;
}

/**
 * The outcome of `read`, which reads parts of the event side by side with the check that it may be seen. Of an event
 * that may not, the caller hears first, whatever `read` missed. With `shared`, answers that come together check once.
 */
export async function inVisibleEvent<T>(
  db: Queryable,
  eventId: Guid,
  read: Promise<T>,
  shared?: SharedReads,
): Promise<T> {
  const look = () => getVisibleEvent(db, eventId);
  const check = shared ? shared.get(`visible ${eventId}`, [`event:${eventId}`], look) : look();
  const [event] = await Promise.allSettled([check, read]);
  if (event.status === 'rejected') throw event.reason;
  return read;
}
