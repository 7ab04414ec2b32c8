import { type EventListItem, type EventType, parseEventType } from '@holeshot/domain';
import { and, asc, eq, exists, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { clubs, events, pilotClaims, raceSummaries, races } = schema;

/** Events that are disabled or not visible online in the desktop app are hidden everywhere (R64). */
export const isVisible = and(eq(events.visibleOnline, true), eq(events.enabled, true));

/** The event's zone, else its club's (R59); for statements that join both. */
export const timeZone = sql<string>`coalesce(${events.timeZone}, ${clubs.timeZone})`;

/** The columns of an event in lists; for statements that join clubs. */
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

/** Visible events, newest start first, those without a start last; at most `limit` if there is one. */
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

/** A statement for visible events as lists show them, without an order. */
export const selectEvents = (db: Queryable, where?: SQL) =>
  db
    .select(listColumns)
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, where));

/** The event of a row of `selectEvents`. */
export const toListItem = <T extends { eventType: string }>(
  row: T,
): Omit<T, 'eventType'> & { eventType: EventType } => ({ ...row, eventType: parseEventType(row.eventType) });

/** Visible events of a club, in the order of `listEvents`; none for an unknown club. */
export const listEventsOfClub = (db: Queryable, clubId: number): Promise<EventListItem[]> =>
  listEvents(db, { where: eq(events.clubId, clubId) });

/**
 * Attended events: those in which the person claimed a pilot and that have begun at `nowMs`, an instant. An event whose
 * start is unknown or was postponed has begun when a race of the pilot has. Events that a person only registered for
 * are private.
 */
export function listEventsOfUser(db: Queryable, userId: number, nowMs: number): Promise<EventListItem[]> {
  const one = { one: sql`1` };
  const claim = db
    .select(one)
    .from(pilotClaims)
    .where(and(eq(pilotClaims.eventId, events.id), eq(pilotClaims.userId, userId)));
  const flownRace = db
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
  return listEvents(db, { where: or(and(exists(claim), hasBegun), exists(flownRace)) });
}
