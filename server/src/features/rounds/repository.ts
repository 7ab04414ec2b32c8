import { type Guid, parseEventType, type Round } from '@holeshot/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { rounds } = schema;

/** The rounds of an event that were not removed, in order; of one stage when it is given. */
export async function listRounds(db: Queryable, eventId: Guid, stageId?: Guid): Promise<Round[]> {
  const ofStage: SQL | undefined = stageId === undefined ? undefined : eq(rounds.stageId, stageId);
  const rows = await db
    .select({
      id: rounds.id,
      eventId: rounds.eventId,
      name: rounds.name,
      roundNumber: rounds.roundNumber,
      order: rounds.sortOrder,
      eventType: rounds.eventType,
      stageId: rounds.stageId,
    })
    .from(rounds)
    .where(and(eq(rounds.eventId, eventId), eq(rounds.valid, true), ofStage))
    .orderBy(asc(rounds.sortOrder), asc(rounds.roundNumber), asc(rounds.id));
  return rows.map((row) => ({ ...row, eventType: parseEventType(row.eventType) }));
}

/** Throws 404 unless the event has this round. */
export async function getRound(db: Queryable, eventId: Guid, roundId: Guid): Promise<{ id: Guid }> {
  const [round] = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.eventId, eventId), eq(rounds.id, roundId), eq(rounds.valid, true)));
  if (!round) throw notFound('round', 'roundId');
  return round;
}
