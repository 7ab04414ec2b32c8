import { countText, SITE_ADMIN_ID, TIERS, type Tier } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../../api/api-error';
import { invalidate, type Queryable, schema } from '../../../database';
import { recordAction } from '../../../people/admin-actions';
import { countSessions, endUserSessions } from '../../../people/session-store';
import { setTier } from '../../../people/set-tier';
import { nameOfPerson } from '../page/texts';
import { applyMerge, lockUserEvents } from './apply-merge';
import { digestPlan } from './describe-merge';
import { findMergeFault, type MergePlan, planMerge } from './plan-merge';
import { getPerson } from './repository';

const { users } = schema;

/** The admin, and the person whom the action is about. */
interface Act {
  adminId: number;
  userId: number;
}

/** Why a person cannot get a tier; undefined if that is possible. */
export function findTierFault(person: { id: number; tier: Tier }, tier: Tier): string | undefined {
  const isLower = TIERS.indexOf(tier) < TIERS.indexOf(person.tier);
  return person.id === SITE_ADMIN_ID && isLower
    ? 'The tier of the admin of the site cannot be lowered.'
    : undefined;
}

/** Sets a tier. Throws 404, and `ApiError` (conflict) with the reason when that is not possible. Returns the id of the action. */
export async function changeTier(tx: Queryable, { adminId, userId }: Act, tier: Tier): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const person = await getPerson(tx, userId);
  const fault = findTierFault(person, tier);
  if (fault !== undefined) throw new ApiError('conflict', fault, 'tier');
  await invalidate(tx, await setTier(tx, { userId }, tier));
  const name = nameOfPerson(person);
  return recordAction(tx, adminId, `Set the tier of ${name} from ${person.tier} to ${tier}`);
}

/** Signs a person out everywhere. Throws 404. Returns the id of the action. */
export async function endAllSessions(tx: Queryable, { adminId, userId }: Act): Promise<number> {
  const person = await getPerson(tx, userId);
  const ended = await countSessions(tx, userId);
  await endUserSessions(tx, userId);
  return recordAction(tx, adminId, `Ended ${countText(ended, 'session')} of ${nameOfPerson(person)}`);
}

/** The result of a merge: done, or refused because the two people have changed since `digest`. */
export type MergeOutcome = { kind: 'done'; actionId: number } | { kind: 'changed'; plan: MergePlan };

/**
 * Merges the person `fromId` into `userId`, if the plan is still the one that the admin confirmed. Throws 404, and
 * `ApiError` (conflict) with the reason when the two cannot be merged.
 */
export async function mergePeople(
  tx: Queryable,
  { adminId, userId, fromId, digest, nowMs }: Act & { fromId: number; digest: string; nowMs: number },
): Promise<MergeOutcome> {
  await lockUserEvents(tx, [fromId, userId]);
  const plan = await planMerge(tx, { fromId, intoId: userId, isLocked: true });
  const fault = findMergeFault(plan.from, plan.into);
  if (fault !== undefined) throw new ApiError('conflict', fault, 'from');
  if (digestPlan(plan) !== digest) return { kind: 'changed', plan };
  await applyMerge(tx, plan, nowMs);
  const text = `Merged ${nameOfPerson(plan.from)} (${plan.from.id}) into ${nameOfPerson(plan.into)} (${userId})`;
  return { kind: 'done', actionId: await recordAction(tx, adminId, text) };
}
