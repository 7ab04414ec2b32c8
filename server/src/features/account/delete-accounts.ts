import { and, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invalidate, type Queryable, type Scope, schema } from '../../database';
import { storeNamesOfEvents } from '../../events/summarise/store-pilot-names';
import { outdateRanking } from '../../events/summarise/store-ranking';
import { eraseNames } from '../../events/write/erase-names';
import { removeRegistration } from '../../events/write/registration';
import { runRepeatedly } from '../../process/run-repeatedly';

const { erasedPilots, objections, pilotCalendars, pilotClaims, pushWatches, registrations, users } = schema;

/** The time to cancel the deletion. */
export const DELETION_DELAY_MS = 7 * 86_400_000;

/** Takes a person's name off the pilots that they claimed. Returns the events. */
async function erasePilots(tx: Queryable, userId: number): Promise<string[]> {
  const claims = await tx.select().from(pilotClaims).where(eq(pilotClaims.userId, userId));
  const eventIds = claims.map(({ eventId }) => eventId);
  for (const { eventId, pilotId } of claims) {
    await tx.insert(erasedPilots).values({ eventId, pilotId }).onConflictDoNothing();
    for (const table of [pilotCalendars, pushWatches])
      await tx.delete(table).where(and(eq(table.eventId, eventId), eq(table.pilotId, pilotId)));
  }
  for (const eventId of eventIds) {
    await eraseNames(tx, eventId);
    // equal ranks are in the order of names
    await outdateRanking(tx, eventId);
  }
  return eventIds;
}

/** Returns the addresses of the person's pictures. */
async function deleteAccount(tx: Queryable, userId: number, nowMs: number): Promise<(string | null)[]> {
  const entries = await tx
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(registrations.eventId);
  for (const { eventId } of entries) {
    await removeRegistration(tx, { eventId, userId, nowMs, by: 'deleted account' });
  }
  const eventIds = await erasePilots(tx, userId);
  await tx.update(objections).set({ words: '' }).where(eq(objections.userId, userId));
  // sessions, claims, notices, devices that are told, memberships of clubs and former handles go with the row
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning();
  await storeNamesOfEvents(tx, eventIds);
  const scopes: Scope[] = [
    'users',
    'clubs',
    'events',
    `user:${userId}`,
    ...eventIds.map((id) => `event:${id}` as const),
  ];
  await invalidate(tx, scopes);
  return [user?.photoUrl ?? null, user?.patreonMemberThumbUrl ?? null];
}

/**
 * Deletes accounts whose week is over, with their pictures, each in a separate transaction. Returns how many. One that
 * cannot be deleted is logged, and does not keep the others.
 */
export async function deleteDueAccounts(
  { database, forgetPictures, log }: Pick<FastifyInstance, 'database' | 'forgetPictures' | 'log'>,
  nowMs: number,
): Promise<number> {
  const due = await database.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionAt, new Date(nowMs)));
  let deleted = 0;
  for (const { id } of due) {
    try {
      const pictures = await database.transaction(async (tx) => {
        // The person may have just cancelled, or another process deletes the account too. With a full lock, a
        // registration that holds its event would wait for the person, and the deletion for the event.
        const [user] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), lte(users.deletionAt, new Date(nowMs))))
          .for('no key update');
        return user && deleteAccount(tx, id, nowMs);
      });
      if (!pictures) continue;
      deleted++;
      await forgetPictures(pictures);
    } catch (error) {
      log.error({ err: error, userId: id }, 'an account could not be deleted');
    }
  }
  return deleted;
}

const INTERVAL_MS = 3_600_000;

/** Deletes the accounts whose week is over, now and every hour. Returns a function that stops this. */
export function scheduleDeletions(app: FastifyInstance): () => Promise<void> {
  const { log } = app;
  const work = async () => {
    const deleted = await deleteDueAccounts(app, Date.now());
    if (deleted > 0) log.info({ deleted }, 'deleted accounts');
  };
  return runRepeatedly(work, { everyMs: INTERVAL_MS, onError: (error) => log.error(error) });
}
