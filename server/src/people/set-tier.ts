import type { Tier } from '@holeshot/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type Queryable, type Scope, schema } from '../database';

const { users } = schema;

/**
 * Gives the person with that id at the membership provider, if there is one, a tier. It counts from the next request on.
 * Returns the scopes whose revisions to bump.
 */
export async function setTier(tx: Queryable, membershipId: string, tier: Tier): Promise<Scope[]> {
  const changed = await tx
    .update(users)
    .set({ tier })
    .where(and(eq(users.membershipId, membershipId), ne(users.tier, tier)))
    .returning({ id: users.id });
  return changed.flatMap(({ id }): Scope[] => ['users', 'clubs', `user:${id}`]);
}
