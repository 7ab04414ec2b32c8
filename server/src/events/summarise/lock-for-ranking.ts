import type { Guid } from '@holeshot/domain';
import { eq, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { lockEvent } from '../write/store-content';

const { clubs, events, pilotClaims, users } = schema;

/**
 * Locks an event, as `lockEvent` does, then its club and who claimed its pilots, whom `storeRecords` names: nobody deletes them
 * meanwhile. Begin each transaction that ranks an event with it: who deletes an account or merges clubs locks in this order, too.
 */
export async function lockForRanking(tx: Queryable, eventId: Guid): Promise<void> {
  await lockEvent(tx, eventId);
  const claimed = tx
    .select({ userId: pilotClaims.userId })
    .from(pilotClaims)
    .where(eq(pilotClaims.eventId, eventId));
  const hosting = tx.select({ clubId: events.clubId }).from(events).where(eq(events.id, eventId));
  const isClaimant = inArray(users.id, claimed);
  await tx.select({ id: users.id }).from(users).where(isClaimant).orderBy(users.id).for('key share');
  await tx.select({ id: clubs.id }).from(clubs).where(inArray(clubs.id, hosting)).for('key share');
}
