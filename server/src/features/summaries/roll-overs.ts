import type { Guid, Stage } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { eventResults, rounds } = schema;

/** Points that a pilot takes into a stage for the place before it. */
export interface RollOver {
  pilotId: Guid;
  points: number;
  /** the round whose standing was rolled over; 0 when it is gone */
  roundNumber: number;
  roundOrder: number;
}

/**
 * The points rolled over into a stage: `[]` unless it says so. They are stored with the round before the stage, so of
 * several such rounds the last one up to the stage counts (domain notes 4.5, 1.8).
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
  const known = rows
    .map((row) => ({ ...row, roundNumber: row.roundNumber ?? 0, roundOrder: row.roundOrder ?? 0 }))
    .filter(({ roundOrder }) => roundOrder <= order);
  const last = Math.max(...known.map(({ roundOrder }) => roundOrder));
  return known.filter(({ roundOrder }) => roundOrder === last);
}
