import { clubPolicy } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { ApiError, notFoundError } from '../api/api-error';
import type { ReadCache } from '../cache/versioned-cache';
import { type Queryable, schema } from '../database';
import { getEvent, type WholeEvent } from '../events/read/whole-event';
import type { SignedIn } from './signed-in';

const { clubs, events } = schema;

/** Characters that a club's name may have. */
export const MAX_CLUB_NAME = 80;

export type ClubRow = typeof clubs.$inferSelect;
export type EventRow = typeof events.$inferSelect;

function requireManager(person: SignedIn, clubId: number): void {
  if (clubPolicy.canManage(person, { clubId })) return;
  throw new ApiError('forbidden', 'Only managers of the club with the Club tier may do this.');
}

/** A club that the person manages. Throws 404 for an unknown one, 403 for one of others. */
export async function getManagedClub(db: Queryable, person: SignedIn, clubId: number): Promise<ClubRow> {
  const [club] = await db.select().from(clubs).where(eq(clubs.id, clubId));
  if (!club) throw notFoundError('club', 'clubId');
  requireManager(person, club.id);
  return club;
}

/**
 * Makes others who create something for a club wait until the transaction ends, so that it can look for the same thing
 * before. Call it before any other lock.
 */
export async function lockClub(tx: Queryable, clubId: number): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}

/** An event of a club that the person manages, hidden or not. Throws as `getManagedClub`. */
export async function getManagedEvent(db: Queryable, person: SignedIn, eventId: string): Promise<EventRow> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  if (!event) throw notFoundError('event', 'eventId');
  requireManager(person, event.clubId);
  return event;
}

/** Like `getManagedEvent` with a lock; refuses an event that is joined with another. */
export async function lockManagedEvent(tx: Queryable, person: SignedIn, eventId: string): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('update');
  if (!event) throw notFoundError('event', 'eventId');
  requireManager(person, event.clubId);
  if (event.joinedTo !== null)
    throw new ApiError('conflict', `${event.name} is one with the timing app's event now: change that one.`);
  return event;
}

/** As `getManagedEvent` for a visible event with its pilots, from a cache, so outside of transactions. */
export async function getManagedWholeEvent(
  db: Queryable,
  cache: ReadCache,
  person: SignedIn,
  eventId: string,
): Promise<WholeEvent> {
  const event = await getEvent(db, cache, eventId);
  requireManager(person, event.club.id);
  return event;
}

type Named = Pick<SignedIn, 'id' | 'handle' | 'firstName' | 'lastName'>;

/** The name of a person for managers, and in histories. */
export const getPersonName = ({ id, handle, firstName, lastName }: Named): string =>
  handle ?? (`${firstName} ${lastName}`.trim() || `User ${id}`);
