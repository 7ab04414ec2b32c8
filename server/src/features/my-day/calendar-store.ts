import { hash, randomBytes } from 'node:crypto';
import type { Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { lockKey, type Queryable, schema } from '../../database';
import { MAX_CALENDARS } from '../../growth/bounds';

const { pilotCalendars } = schema;

export interface CalendarOwner {
  eventId: Guid;
  pilotId: Guid;
}

const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');

/** Makes a calendar and returns its secret. Throws 409 when the event has too many. */
export async function createCalendar(tx: Queryable, owner: CalendarOwner): Promise<string> {
  await lockKey(tx, `calendars ${owner.eventId}`);
  const count = await tx.$count(pilotCalendars, eq(pilotCalendars.eventId, owner.eventId));
  if (count >= MAX_CALENDARS) throw new ApiError('conflict', 'This event has as many calendars as it may.');
  const secret = randomBytes(32).toString('base64url');
  await tx.insert(pilotCalendars).values({ ...owner, secretHash: hashSecret(secret) });
  return secret;
}

/** Undefined for a wrong secret, and for a deleted calendar. */
export async function findCalendar(db: Queryable, secret: string): Promise<CalendarOwner | undefined> {
  const { eventId, pilotId, secretHash } = pilotCalendars;
  const [row] = await db
    .select({ eventId, pilotId })
    .from(pilotCalendars)
    .where(eq(secretHash, hashSecret(secret)));
  return row;
}

/** Deletes a calendar, if it exists. */
export async function endCalendar(db: Queryable, secret: string): Promise<void> {
  await db.delete(pilotCalendars).where(eq(pilotCalendars.secretHash, hashSecret(secret)));
}
