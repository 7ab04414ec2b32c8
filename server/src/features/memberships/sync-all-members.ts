import { and, eq, isNotNull } from 'drizzle-orm';
import { type Database, schema } from '../../database';
import type { Member } from '../../outside/membership/member';
import type { MembershipProvider } from '../../outside/membership/provider';
import { syncMember } from './sync-member';

const { supporters } = schema;

interface SyncAllOptions {
  database: Database;
  membership: Pick<MembershipProvider, 'findMember' | 'listMemberIds'>;
  /** ends the work after the member in progress */
  signal: AbortSignal;
  /** called with each existing member */
  onMember: (member: Member) => void;
}

/**
 * Stores the present state of all members of the provider and of all active supporters, one after the other. Throws
 * `ApiError` (provider-away) as soon as the provider does not answer.
 */
export async function syncAllMembers(options: SyncAllOptions): Promise<void> {
  const { database, membership, signal, onMember } = options;
  const listed = await membership.listMemberIds();
  const stored = await database.db
    .select({ memberId: supporters.memberId })
    .from(supporters)
    .where(and(eq(supporters.active, true), isNotNull(supporters.memberId)));
  for (const memberId of new Set([...listed, ...stored.flatMap((row) => row.memberId ?? [])])) {
    if (signal.aborted) return;
    const member = await syncMember({ database, membership }, { memberId });
    if (member) onMember(member);
  }
}
