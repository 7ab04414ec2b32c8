import { type Guid, parseStageType, type Stage } from '@holeshot/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { stages } = schema;

/** The stages of an event that were not removed, in order. */
export async function listStages(db: Queryable, eventId: Guid, where?: SQL): Promise<Stage[]> {
  const rows = await db
    .select({
      id: stages.id,
      eventId: stages.eventId,
      name: stages.name,
      order: stages.sortOrder,
      stageType: stages.stageType,
      pointSummary: stages.pointSummary,
      timeSummary: stages.timeSummary,
      lapCountAfterRound: stages.lapCountAfterRound,
      standings: stages.standings,
    })
    .from(stages)
    .where(and(eq(stages.eventId, eventId), eq(stages.valid, true), where))
    .orderBy(asc(stages.sortOrder), asc(stages.id));
  return rows.map((row) => ({ ...row, stageType: parseStageType(row.stageType) }));
}

/** Throws 404 unless the event has this stage. */
export async function getStage(db: Queryable, eventId: Guid, stageId: Guid): Promise<Stage> {
  const [stage] = await listStages(db, eventId, eq(stages.id, stageId));
  if (!stage) throw notFound('stage', 'stageId');
  return stage;
}
