import { and, eq, lte } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, type Scope, schema } from '../../database';
import { eraseNames } from '../../importing/erase-names';
import { removeRegistration } from '../registrations/registration';

const { erasedPilots, pilotClaims, registrations, users } = schema;

/** The time to change one's mind. */
export const DELETION_DELAY_MS = 7 * 86_400_000;

/** Takes a person's name off the pilots that they claimed. Returns the events. */
async function erasePilots(tx: Queryable, userId: number): Promise<string[]> {
  const claims = await tx.select().from(pilotClaims).where(eq(pilotClaims.userId, userId));
  const eventIds = claims.map(({ eventId }) => eventId);
  for (const { eventId, pilotId } of claims) {
    await tx.insert(erasedPilots).values({ eventId, pilotId }).onConflictDoNothing();
  }
  for (const eventId of eventIds) await eraseNames(tx, eventId);
  return eventIds;
}

async function deleteAccount(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  const entries = await tx
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(registrations.eventId);
  for (const { eventId } of entries) {
    await removeRegistration(tx, { eventId, userId, nowMs, by: 'deleted account' });
  }
  const eventIds = await erasePilots(tx, userId);
  // sessions, claims, notices, memberships of clubs and former handles go with the row
  await tx.delete(users).where(eq(users.id, userId));
  const scopes: Scope[] = [
    'users',
    'clubs',
    'events',
    `user:${userId}`,
    ...eventIds.map((id) => `event:${id}` as const),
  ];
  await bumpRevisions(tx, scopes);
}

/** Deletes the accounts whose week is over, each in a transaction of its own. Returns how many. */
export async function deleteDueAccounts(database: Database, nowMs: number): Promise<number> {
  const due = await database.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionAt, new Date(nowMs)));
  let deleted = 0;
  for (const { id } of due) {
    const isDone = await database.transaction(async (tx) => {
      // the person may have come back a moment ago, or another process deletes the account too
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), lte(users.deletionAt, new Date(nowMs))))
        .for('update');
      if (user) await deleteAccount(tx, id, nowMs);
      return user !== undefined;
    });
    if (isDone) deleted++;
  }
  return deleted;
}
