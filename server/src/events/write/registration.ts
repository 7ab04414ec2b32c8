import { accountHref, eventHref } from '@holeshot/contract';
import { DAY_MS, formatDateTime, isRegistrationOpen, type LocalMs } from '@holeshot/domain';
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ApiError, notFoundError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import { isVisible } from '../read/list-events';
import { standsForPilot } from '../read/registrants';
import { storePilotCount } from './store-rows';

const { events, notices, registrations } = schema;

type EventRow = typeof events.$inferSelect;
type Registration = typeof registrations.$inferSelect;

/** The input of a person. */
export interface Entry {
  pilotName: string;
  /** for the race director */
  note: string;
}

/** Why nobody can register for an event; undefined while it is open (R14). */
export function findClosedReason(
  { canRegister, isClosed, startInstant, name }: EventRow,
  nowMs: number,
): string | undefined {
  const start = startInstant?.getTime() ?? null;
  // an instant is a local time in UTC
  if (isRegistrationOpen({ canRegister, isClosed, start, timeZone: 'UTC' }, nowMs)) return undefined;
  const hasStarted = start !== null && start < nowMs;
  return hasStarted ? `${name} has started: registration is closed.` : `Registration for ${name} is closed.`;
}

/** The event's row; until the transaction ends nobody else registers for it. Throws 404, also for one that is not `where`. */
async function lockRow(tx: Queryable, eventId: string, where?: SQL): Promise<EventRow> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), where))
    .for('update');
  if (!event) throw notFoundError('event', 'eventId');
  return event;
}

const countRegistrations = (
  tx: Queryable,
  eventId: string,
  status: Registration['status'],
): Promise<number> =>
  tx.$count(registrations, and(eq(registrations.eventId, eventId), eq(registrations.status, status)));

/** Tells people something about an event on the next visit. The page of a hidden one is not shown (R64). */
async function tell(tx: Queryable, userIds: readonly number[], event: EventRow, text: string): Promise<void> {
  if (userIds.length === 0) return;
  const href = isShown(event) ? eventHref({ eventId: event.id }) : accountHref();
  await tx.insert(notices).values(userIds.map((userId) => ({ userId, text, href })));
}

/** Tells everybody who registered for an event, or waits for a place, something on their next visit. */
async function tellAll(
  tx: Queryable,
  eventId: string,
  describe: (status: Registration['status']) => { text: string; href?: string },
): Promise<void> {
  const people = await tx
    .select({ userId: registrations.userId, status: registrations.status })
    .from(registrations)
    .where(eq(registrations.eventId, eventId));
  if (people.length === 0) return;
  await tx.insert(notices).values(people.map(({ userId, status }) => ({ userId, ...describe(status) })));
}

type NamedEvent = Pick<EventRow, 'id' | 'name'>;

type Shown = Pick<EventRow, 'enabled' | 'visibleOnline'>;

const isShown = ({ enabled, visibleOnline }: Shown): boolean => enabled && visibleOnline;

type Starting = Pick<EventRow, 'startMs' | 'startInstant'>;

/** An event without a date is still to come. */
const isToCome = ({ startInstant }: Starting): boolean =>
  startInstant === null || startInstant.getTime() >= Date.now();

/** A day without a time, as the desktop app has it by default, keeps the time that people know. */
const isMoved = (before: LocalMs | null, after: LocalMs | null): boolean =>
  before !== after && (before === null || after === null || before - (before % DAY_MS) !== after);

/**
 * Tells everybody who registered when a change hides the event (R64), which stays in their accounts, or shows one that is
 * still to come again, or moves one that has not started to another day or time (R117).
 */
export async function tellChange(
  tx: Queryable,
  before: Shown & Starting & Pick<EventRow, 'id'>,
  after: Shown & Starting & Pick<EventRow, 'name'>,
): Promise<void> {
  const { id } = before;
  const date = after.startMs === null ? null : formatDateTime(after.startMs);
  const tellOf = (change: string) =>
    tellAll(tx, id, () => ({ text: `${after.name} ${change}.`, href: eventHref({ eventId: id }) }));
  if (!isShown(after)) {
    if (!isShown(before)) return;
    await tellAll(tx, id, (status) => {
      const place = status === 'waiting' ? 'stay on the waiting list' : 'stay registered';
      return { text: `${after.name} is hidden for now: you ${place}.`, href: accountHref() };
    });
  } else if (!isShown(before)) {
    if (isToCome(after)) await tellOf(date === null ? 'is shown again' : `is shown again: ${date}`);
  } else if (isMoved(before.startMs, after.startMs) && isToCome(before)) {
    await tellOf(date === null ? 'has no date now' : `moves to ${date}`);
  }
}

/** Tells everybody who registered that the event is deleted. Earlier notices lose their link to it, and count as read. */
export async function tellDeleted(tx: Queryable, { id, name }: NamedEvent): Promise<void> {
  await tx
    .update(notices)
    .set({ href: null, readAt: sql`coalesce(${notices.readAt}, now())` })
    .where(eq(notices.href, eventHref({ eventId: id })));
  await tellAll(tx, id, (status) => {
    const place = status === 'waiting' ? 'place on the waiting list' : 'registration';
    return { text: `${name} was deleted, and your ${place} with it.` };
  });
}

async function finish(tx: Queryable, eventId: string): Promise<void> {
  await storePilotCount(tx, eventId);
  await invalidate(tx, [`event:${eventId}`, 'events']);
}

/**
 * Registers a person, for the waiting list when the event is full; for a person who is registered, only changes the
 * entry. The lock of the event's row decides who gets the last place. Throws `ApiError`: conflict when registration is
 * closed, with the reason; 404 for an unknown event.
 */
export async function register(
  tx: Queryable,
  { eventId, userId, entry, nowMs }: { eventId: string; userId: number; entry: Entry; nowMs: number },
): Promise<void> {
  const event = await lockRow(tx, eventId, isVisible);
  const closed = findClosedReason(event, nowMs);
  if (closed !== undefined) throw new ApiError('conflict', closed);
  const own = and(eq(registrations.eventId, eventId), eq(registrations.userId, userId));
  const updated = await tx.update(registrations).set(entry).where(own).returning({ id: registrations.id });
  if (updated.length > 0) return finish(tx, eventId);
  const isFull =
    event.capacity !== null && (await countRegistrations(tx, eventId, 'registered')) >= event.capacity;
  const status = isFull ? 'waiting' : 'registered';
  await tx.insert(registrations).values({ eventId, userId, status, ...entry });
  if (isFull) {
    const place = await countRegistrations(tx, eventId, 'waiting');
    await tell(tx, [userId], event, `${event.name} is full: you have place ${place} on the waiting list.`);
  }
  await finish(tx, eventId);
}

interface Removal {
  eventId: string;
  userId: number;
  nowMs: number;
  /** The person is notified of a manager's action. */
  by: 'person' | 'manager' | 'deleted account';
}

/**
 * Removes a registration. The first one on the waiting list moves up, unless the event has started, and is told so on
 * the next visit. Throws 404 for an unknown event, and for a person who is not registered.
 */
export async function removeRegistration(
  tx: Queryable,
  { eventId, userId, nowMs, by }: Removal,
): Promise<void> {
  const event = await lockRow(tx, eventId);
  const [removed] = await tx
    .delete(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.userId, userId)))
    .returning();
  if (!removed) throw new ApiError('not-found', 'This registration was removed already.', 'eventId');
  if (by === 'manager') {
    const place = removed.status === 'waiting' ? 'place on the waiting list of' : 'registration for';
    await tell(tx, [userId], event, `The race director removed your ${place} ${event.name}.`);
  }
  await moveUp(tx, event, nowMs);
  await finish(tx, eventId);
}

/** Gives free places of an event to the first people on its waiting list. Its row must be locked. */
export async function moveUp(tx: Queryable, event: EventRow, nowMs: number): Promise<void> {
  const { id, name, capacity, startInstant } = event;
  if (startInstant !== null && startInstant.getTime() < nowMs) return;
  const free =
    capacity === null ? Number.MAX_SAFE_INTEGER : capacity - (await countRegistrations(tx, id, 'registered'));
  if (free <= 0) return;
  const next = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.eventId, id), eq(registrations.status, 'waiting')))
    .orderBy(asc(registrations.id))
    .limit(free);
  const moved = await tx
    .update(registrations)
    .set({ status: 'registered' })
    .where(inArray(registrations.id, next))
    .returning({ userId: registrations.userId });
  const userIds = moved.map(({ userId }) => userId);
  await tell(tx, userIds, event, `A place became free: you are registered for ${name}.`);
}

/** Puts a person's registrations under the new handle, unless the desktop app has the pilot already (R118). */
export async function renameRegistrations(
  tx: Queryable,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const isUnderHandle = eq(sql`lower(${registrations.pilotName})`, sql`lower(${from})`);
  const isOpen = or(eq(registrations.status, 'waiting'), standsForPilot());
  const entries = await tx
    .select({ id: registrations.id, eventId: registrations.eventId })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), isUnderHandle, isOpen))
    .orderBy(registrations.eventId);
  for (const { id, eventId } of entries) {
    await lockRow(tx, eventId);
    await tx.update(registrations).set({ pilotName: to }).where(eq(registrations.id, id));
    await finish(tx, eventId);
  }
}

export interface EventPlaces {
  event: EventRow;
  registered: number;
  waiting: number;
  own: Registration | undefined;
}

/** A visible event with its numbers of registrations and the person's own. Throws 404. */
export async function getPlaces(db: Queryable, eventId: string, userId: number): Promise<EventPlaces> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), isVisible));
  if (!event) throw notFoundError('event', 'eventId');
  const counts = await db
    .select({ status: registrations.status, count: count() })
    .from(registrations)
    .where(eq(registrations.eventId, eventId))
    .groupBy(registrations.status);
  const [own] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.userId, userId)));
  const find = (status: Registration['status']) => counts.find((row) => row.status === status)?.count ?? 0;
  return { event, registered: find('registered'), waiting: find('waiting'), own };
}
