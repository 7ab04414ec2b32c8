import { patreonHref } from '@holeshot/contract';
import { CLUB_GRACE_MS, formatDateTime, includesTier, type Tier } from '@holeshot/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type Queryable, type Scope, schema } from '../database';

const { clubMembers, notices, users } = schema;

const graceNotice = (until: Date): string =>
  `Your Club tier ended. You manage your clubs, and their keys work, until ${formatDateTime(until.getTime())} UTC. ` +
  'Renew the tier before, and nothing changes.';

/** Notifies an admin of a club that the grace period has begun. */
async function tellGrace(tx: Queryable, userId: number, until: Date): Promise<void> {
  const isAdmin = and(eq(clubMembers.userId, userId), eq(clubMembers.role, 'admin'));
  if ((await tx.$count(clubMembers, isAdmin)) === 0) return;
  await tx.insert(notices).values({ userId, text: graceNotice(until), href: patreonHref() });
}

/**
 * Gives a person a tier, by id here or by that at the membership provider, if the site has the person. It applies from
 * the next request on; the right to manage clubs ends after a grace period from `nowMs` (R125). Returns the scopes to
 * invalidate: none when the person already has the tier.
 */
export async function setTier(
  tx: Queryable,
  whom: { userId: number } | { membershipId: string },
  tier: Tier,
  nowMs = Date.now(),
): Promise<Scope[]> {
  const isPerson = 'userId' in whom ? eq(users.id, whom.userId) : eq(users.membershipId, whom.membershipId);
  const [person] = await tx
    .select({ id: users.id, tier: users.tier })
    .from(users)
    .where(and(isPerson, ne(users.tier, tier)))
    .for('update');
  if (!person) return [];
  const { id } = person;
  const [had, has] = [includesTier(person.tier, 'Club'), includesTier(tier, 'Club')];
  const until = had && !has ? new Date(nowMs + CLUB_GRACE_MS) : null;
  await tx
    .update(users)
    .set({ tier, ...((has || until) && { clubTierUntil: until }) })
    .where(eq(users.id, id));
  if (until) await tellGrace(tx, id, until);
  return ['users', 'clubs', `user:${id}`];
}
