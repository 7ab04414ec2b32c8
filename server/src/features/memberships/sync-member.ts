import { type Database, invalidate, type Scope } from '../../database';
import type { Member } from '../../outside/membership/member';
import type { MembershipProvider } from '../../outside/membership/provider';
import { setTier } from '../../people/set-tier';
import { isLastTurn, storeSupporter, takeTurn } from './repository';

interface SyncOptions {
  database: Database;
  membership: Pick<MembershipProvider, 'findMember'>;
}

interface MemberIds {
  memberId: string;
  /** the provider's id of the person, for a member that the provider no longer knows */
  userId?: string | undefined;
}

/**
 * Reads the present state of a member from the provider and stores it: the supporter, and the tier of the person, if
 * any. Among concurrent calls of all processes, only the latest stores its result. Throws `ApiError` (provider-away).
 * Returns the member, unless the provider has none or a later call stores it.
 */
export async function syncMember(
  { database, membership }: SyncOptions,
  { memberId, userId }: MemberIds,
): Promise<Member | undefined> {
  // The provider may take seconds to answer: no transaction, and so no lock, is held meanwhile.
  const turn = await takeTurn(database.db, memberId);
  const member = await membership.findMember(memberId);
  return database.transaction(async (tx) => {
    if (!(await isLastTurn(tx, memberId, turn))) return undefined;
    const scopes: Scope[] = [];
    const personId = member?.userId ?? userId;
    if (personId !== undefined)
      scopes.push(...(await setTier(tx, { membershipId: personId }, member?.tier ?? 'Free')));
    if (await storeSupporter(tx, memberId, member)) scopes.push('supporters');
    await invalidate(tx, scopes);
    return member;
  });
}
