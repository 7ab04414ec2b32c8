import { type EventListItem, type EventType, parseEventType } from '@holeshot/domain';
import { and, asc, eq, exists, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { clubs, events, pilotClaims, raceSummaries, races } = schema;

/** Events that the desktop app switched off, or that are not to be seen online, are hidden everywhere (domain notes 2.5). */
export const isVisible = and(eq(events.visibleOnline, true), eq(events.enabled, true));

/** The event's zone, else its club's (domain notes 2.5); for a statement that joins both. */
export const timeZone = sql<string>`coalesce(${events.timeZone}, ${clubs.timeZone})`;

export const listColumns = {
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

/** Visible events, newest start first, those without a start last; at most `limit` where one is given. */
export async function listEvents(
  db: Queryable,
  { where, limit }: { where?: SQL | undefined; limit?: number } = {},
): Promise<EventListItem[]> {
  const list = selectEvents(db, where)
    .orderBy(sql`${events.startInstant} desc nulls last`, asc(events.id))
    .$dynamic();
  const rows = await (limit === undefined ? list : list.limit(limit));
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
  listEvents(db, { where: eq(events.clubId, clubId) });

/**
 * Attended events: those in which the person claimed a pilot and that have begun at `nowMs`, an instant. One whose start
 * is unknown or was put off has begun when the pilot's race has. What somebody only registered for is theirs to tell.
 */
export function listEventsOfUser(db: Queryable, userId: number, nowMs: number): Promise<EventListItem[]> {
  const one = { one: sql`1` };
  const claimed = db
    .select(one)
    .from(pilotClaims)
    .where(and(eq(pilotClaims.eventId, events.id), eq(pilotClaims.userId, userId)));
  const flown = db
    .select(one)
    .from(pilotClaims)
    .innerJoin(
      raceSummaries,
      and(eq(raceSummaries.eventId, pilotClaims.eventId), eq(raceSummaries.pilotId, pilotClaims.pilotId)),
    )
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .where(
      and(
        eq(pilotClaims.eventId, events.id),
        eq(pilotClaims.userId, userId),
        eq(races.valid, true),
        isNotNull(races.startMs),
      ),
    );
  const hasBegun = lte(events.startInstant, new Date(nowMs));
  return listEvents(db, { where: or(and(exists(claimed), hasBegun), exists(flown)) });
}
