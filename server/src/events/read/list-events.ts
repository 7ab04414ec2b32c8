import { type EventListItem, type EventResultFacts, type EventType, parseEventType } from '@holeshot/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { clubs, events, registrations } = schema;

/** Events that are disabled or not visible online in the desktop app are hidden everywhere (R64). */
export const isVisible = and(eq(events.visibleOnline, true), eq(events.enabled, true));

/** The event's zone, else its club's (R59); for statements that join both. */
export const timeZone = sql<string>`coalesce(${events.timeZone}, ${clubs.timeZone})`;

/** The number of an event's registrations with this status; for statements on events. */
export const countRegistrations = (status: 'registered' | 'waiting') => sql<number>`(
  select count(*)::int from ${registrations}
  where ${and(eq(registrations.eventId, events.id), eq(registrations.status, status))})`;

/** Whether all places of an event are taken (R14); the registrations of one without a limit are not counted. */
const isFull = sql<boolean>`case when ${events.capacity} is null then false
  else ${events.capacity} <= ${countRegistrations('registered')} end`;

/** An event in a list, with what the state of its results depends on (R161). */
export interface ListedEvent extends EventListItem {
  /** `null` until its races are written once */
  resultFacts: EventResultFacts | null;
  /** when a manager declared it official */
  officialAt: Date | null;
}

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
  isClosed: events.isClosed,
  isFull,
  resultFacts: events.resultFacts,
  officialAt: events.officialAt,
  club: { id: clubs.id, name: clubs.name, logoUrl: clubs.logoUrl, primaryColor: clubs.primaryColor },
};

/** An order of events: newest start first, those without a start last. */
export const newestFirst = [sql`${events.startInstant} desc nulls last`, asc(events.id)];

/** Visible events, newest start first, those without a start last; at most `limit` if there is one. */
export async function listEvents(
  db: Queryable,
  { where, limit }: { where?: SQL | undefined; limit?: number } = {},
): Promise<ListedEvent[]> {
  const list = selectEvents(db, where)
    .orderBy(...newestFirst)
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
export const listEventsOfClub = (db: Queryable, clubId: number): Promise<ListedEvent[]> =>
  listEvents(db, { where: eq(events.clubId, clubId) });
