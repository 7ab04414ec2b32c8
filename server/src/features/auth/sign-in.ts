import { eq } from 'drizzle-orm';
import { invalidate, type Queryable, schema } from '../../database';
import type { Member } from '../../outside/membership/member';
import { setTier } from '../../people/set-tier';

const { users } = schema;

/** Creates the person of a member at the first sign-in, and later updates only the tier. Returns the user's id. */
export async function storeMember(tx: Queryable, member: Member): Promise<number> {
  const { userId: membershipId, firstName, lastName, fullName, tier } = member;
  const [existing] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.membershipId, membershipId))
    .for('update');
  if (existing) {
    await invalidate(tx, await setTier(tx, { membershipId }, tier));
    return existing.id;
  }
  const names = firstName === '' && lastName === '' ? { firstName: fullName } : { firstName, lastName };
  const [created] = await tx
    .insert(users)
    .values({ membershipId, tier, ...names })
    // two browsers may sign in for the first time at the same moment
    .onConflictDoUpdate({ target: users.membershipId, set: { tier } })
    .returning({ id: users.id });
  if (!created) throw new Error('The insert of a user returned no row');
  await invalidate(tx, ['users']);
  return created.id;
}
