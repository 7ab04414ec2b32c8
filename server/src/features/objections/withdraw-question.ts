import { and, isNull } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import { isQuestionOf } from './read-objections';
import { requirePilot, type Speaker } from './require-pilot';

const { objections } = schema;

/**
 * Removes the open question of a pilot about a race (R165). Throws `ApiError`: forbidden for other people, conflict if there is none,
 * such as after a decision.
 */
export async function withdrawQuestion(
  tx: Queryable,
  { raceId, ...speaker }: Speaker & { raceId: string },
): Promise<void> {
  await requirePilot(tx, speaker);
  const { eventId, pilotId } = speaker;
  const removed = await tx
    .delete(objections)
    .where(and(isQuestionOf({ eventId, raceId, pilotId }), isNull(objections.decision)))
    .returning({ id: objections.id });
  if (removed.length === 0)
    throw new ApiError('conflict', 'There is no open question: it was decided or withdrawn meanwhile.');
  await invalidate(tx, [`event:${eventId}`]);
}
