import type { Guid, Stage } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { eventResults, rounds } = schema;

/** Points that a pilot takes into a stage for the position before it. */
export interface RollOver {
  pilotId: Guid;
  points: number;
  /** the round before the stage; 0 when it was removed */
  roundNumber: number;
  roundOrder: number;
}

/**
 * The points that roll over into a stage: `[]` unless the stage says so. They are stored with the round before the
 * stage, so of several such rounds the last one up to the stage counts (R97).
 */
export async function listRollOvers(
  db: Queryable,
  eventId: Guid,
  { pointSummary, order }: Pick<Stage, 'pointSummary' | 'order'>,
): Promise<RollOver[]> {
  if (!pointSummary?.roundPositionRollover) return [];
  const rows = await db
    .select({
      pilotId: eventResults.pilotId,
      points: eventResults.points,
      roundNumber: rounds.roundNumber,
      roundOrder: rounds.sortOrder,
    })
    .from(eventResults)
    .leftJoin(rounds, and(eq(rounds.eventId, eventResults.eventId), eq(rounds.id, eventResults.roundId)))
    .where(
      and(
        eq(eventResults.eventId, eventId),
        eq(eventResults.type, 'RoundRollOver'),
        eq(eventResults.valid, true),
      ),
    );
  const rollOvers = rows
    .map((row) => ({ ...row, roundNumber: row.roundNumber ?? 0, roundOrder: row.roundOrder ?? 0 }))
    .filter(({ roundOrder }) => roundOrder <= order);
  const last = Math.max(...rollOvers.map(({ roundOrder }) => roundOrder));
  return rollOvers.filter(({ roundOrder }) => roundOrder === last);
}
