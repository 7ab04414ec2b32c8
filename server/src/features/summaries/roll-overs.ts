import { type Guid, type RollOver, rollOversInto, type Stage } from '@holeshot/domain';
import { and, asc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isRollOver, roundOfResult } from '../../events/read/parts-of-event';

const { eventResults, rounds } = schema;

/** Roll-over points with the number of their round; 0 when it was removed. */
export type NumberedRollOver = RollOver & { roundNumber: number };

/**
 * The points that roll over into a stage: `[]` unless the stage says so. They are stored with the round before the
 * stage (R97). In the order of the desktop app's file.
 */
export async function listRollOvers(
  db: Queryable,
  eventId: Guid,
  { pointSummary, order }: Pick<Stage, 'pointSummary' | 'order'>,
): Promise<NumberedRollOver[]> {
  if (!pointSummary?.roundPositionRollover) return [];
  const rows = await db
    .select({
      pilotId: eventResults.pilotId,
      points: eventResults.points,
      roundNumber: rounds.roundNumber,
      roundOrder: rounds.sortOrder,
    })
    .from(eventResults)
    .leftJoin(rounds, roundOfResult)
    .where(and(eq(eventResults.eventId, eventId), isRollOver))
    .orderBy(asc(eventResults.position));
  const rollOvers = rows.map((row) => ({
    ...row,
    roundNumber: row.roundNumber ?? 0,
    roundOrder: row.roundOrder ?? 0,
  }));
  return rollOversInto(rollOvers, { order });
}
