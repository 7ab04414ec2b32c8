import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { Member } from '../../outside/membership/member';

const { dataVersions, supporters } = schema;

/** Turns are rows of the data versions, without notifications. */
const getTurnScope = (memberId: string): string => `turn:member:${memberId}`;

/** Takes the next turn for reading a member from the provider. Call it before the read. */
export async function takeTurn(db: Queryable, memberId: string): Promise<number> {
  const [row] = await db
    .insert(dataVersions)
    .values({ scope: getTurnScope(memberId), number: 1 })
    .onConflictDoUpdate({ target: dataVersions.scope, set: { number: sql`${dataVersions.number} + 1` } })
    .returning({ number: dataVersions.number });
  if (!row) throw new Error('Taking a turn returned no row');
  return row.number;
}

/** Whether this is the latest turn. Locks the member's turns until the end of the transaction. */
export async function isLastTurn(tx: Queryable, memberId: string, turn: number): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(dataVersions)
    .where(eq(dataVersions.scope, getTurnScope(memberId)))
    .for('update');
  return row?.number === turn;
}

/**
 * Stores a member as a supporter. Without a tier or membership a listed supporter becomes inactive, and a new one is
 * not added. Returns whether anything changed. The caller must have the member's latest turn.
 */
export async function storeSupporter(
  tx: Queryable,
  memberId: string,
  member: Member | undefined,
): Promise<boolean> {
  const [existing] = await tx.select().from(supporters).where(eq(supporters.memberId, memberId));
  if (!member || member.tier === 'Free') {
    if (!existing?.active) return false;
    await tx.update(supporters).set({ active: false }).where(eq(supporters.id, existing.id));
    return true;
  }
  const values = {
    name: member.fullName || 'Anonymous',
    tier: member.tier,
    active: member.isActive,
    startDate: member.since ?? existing?.startDate ?? new Date(),
  };
  if (!existing) await tx.insert(supporters).values({ ...values, memberId });
  else if (isDeepStrictEqual({ ...existing, ...values }, existing)) return false;
  else await tx.update(supporters).set(values).where(eq(supporters.id, existing.id));
  return true;
}
