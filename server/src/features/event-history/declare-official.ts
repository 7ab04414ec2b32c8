import type { WireDeclaration } from '@holeshot/contract/wire';
import { ApiError } from '../../api/api-error';
import type { Queryable } from '../../database';
import { writeEvent } from '../../events/write/write-event';
import { getPersonName, lockManagedEvent } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';

/**
 * Declares the results of an event official from now on (R161), or revokes that, with a reason in its history.
 * Throws `ApiError` (conflict) for an event without results, and when nothing would change.
 */
export async function declareOfficial(
  tx: Queryable,
  person: SignedIn,
  eventId: string,
  { isOfficial, reason }: WireDeclaration,
): Promise<void> {
  const event = await lockManagedEvent(tx, person, eventId);
  if (isOfficial && !event.resultFacts?.lastEnd)
    throw new ApiError('conflict', 'No race has ended: there are no results yet.', 'isOfficial');
  if (!isOfficial && event.officialAt === null)
    throw new ApiError('conflict', 'Nobody declared these results official.', 'isOfficial');
  const officialAt = isOfficial ? new Date(Date.now()) : null;
  await writeEvent(tx, event, { officialAt }, { who: getPersonName(person), why: reason });
}
