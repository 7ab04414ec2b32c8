import type { Tier } from '@holeshot/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type Queryable, type Scope, schema } from '../database';

const { users } = schema;

/**
 * Gives a person a tier, by id here or by that at the membership provider, if the site has the person. It counts from the
 * next request on. Returns the scopes whose revisions to bump: none when the person has the tier already.
 */
export async function setTier(
  tx: Queryable,
  whom: { userId: number } | { membershipId: string },
  tier: Tier,
): Promise<Scope[]> {
  const isPerson = 'userId' in whom ? eq(users.id, whom.userId) : eq(users.membershipId, whom.membershipId);
  const changed = await tx
    .update(users)
    .set({ tier })
    .where(and(isPerson, ne(users.tier, tier)))
    .returning({ id: users.id });
  return changed.flatMap(({ id }): Scope[] => ['users', 'clubs', `user:${id}`]);
}
