import type { Guid } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { notFoundError } from '../api/api-error';
import { type Queryable, schema } from '../database';
import { attendedEventIds } from '../events/read/attended';
import { isPublicProfile } from '../events/read/public-profile';

const { pilotClaims, users } = schema;

/** A person with a public profile. */
export type Profile = typeof users.$inferSelect & { handle: string };

/**
 * Throws 404 unless the person has a public profile. The answer is the same for a person without one and for an unknown
 * id, because numbers are easy to guess.
 */
export async function requireProfile(db: Queryable, userId: number): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isPublicProfile));
  if (!user) throw notFoundError('public profile', 'userId');
}

/** How to answer a call about a person: with what `read` returns, or as `requireProfile`. */
export const readOfUser =
  <T>(read: (db: Queryable, userId: number) => Promise<T>) =>
  async (db: Queryable, params: { userId: string }): Promise<T> => {
    const userId = Number(params.userId);
    const [value] = await Promise.all([read(db, userId), requireProfile(db, userId)]);
    return value;
  };

/** Handles of all public profiles, alphabetical. */
export async function listProfileHandles(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ handle: users.handle })
    .from(users)
    .where(isPublicProfile)
    .orderBy(users.handle);
  return rows.flatMap(({ handle }) => handle ?? []);
}

/** The person who claimed a pilot and has a public profile: at most one (R114), with the number of attended events. */
export async function listProfilesOfPilot(
  db: Queryable,
  eventId: Guid,
  pilotId: Guid,
): Promise<{ handle: string; eventCount: number }[]> {
  const rows = await db
    .select({
      handle: users.handle,
      userId: users.id,
    })
    .from(pilotClaims)
    .innerJoin(users, eq(users.id, pilotClaims.userId))
    .where(and(eq(pilotClaims.eventId, eventId), eq(pilotClaims.pilotId, pilotId), isPublicProfile));
  const [row] = rows;
  if (!row || row.handle === null) return [];
  return [{ handle: row.handle, eventCount: (await attendedEventIds(db, row.userId)).length }];
}

/** The person with this handle, in any case, and a public profile; throws 404 when there is none. */
export async function getProfile(db: Queryable, handle: string): Promise<Profile> {
  // Postgres refuses NUL in text, so no handle contains it.
  const [user] = handle.includes('\0')
    ? []
    : await db
        .select()
        .from(users)
        .where(and(eq(sql`lower(${users.handle})`, sql`lower(${handle})`), isPublicProfile));
  if (!user || user.handle === null) throw notFoundError('public profile', 'handle');
  return { ...user, handle: user.handle };
}
