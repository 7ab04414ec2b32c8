import type { WireObjection } from '@holeshot/contract/wire';
import { formatWireClock, type Guid } from '@holeshot/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepareOnce, type Queryable, schema } from '../../database';

const { objections } = schema;

type ObjectionRow = typeof objections.$inferSelect;

const prepareObjections = prepareOnce('objections', (db, name) =>
  db
    .select()
    .from(objections)
    .where(eq(objections.eventId, sql.placeholder('eventId')))
    .orderBy(asc(objections.id))
    .prepare(name),
);

/** The objections of an event and its decided doubts, oldest first. */
export const listObjections = (db: Queryable, eventId: Guid): Promise<ObjectionRow[]> =>
  prepareObjections(db).execute({ eventId });

interface QuestionsRef {
  eventId: string;
  raceId: string;
  pilotId: string;
}

/** The questions of a pilot about a race, without doubts. */
export const isQuestionOf = ({ eventId, raceId, pilotId }: QuestionsRef) =>
  and(
    eq(objections.eventId, eventId),
    eq(objections.raceId, raceId),
    eq(objections.pilotId, pilotId),
    isNull(objections.doubt),
  );

export const presentObjection = (row: ObjectionRow): WireObjection => ({
  ID: row.id,
  RaceID: row.raceId,
  PilotID: row.pilotId,
  Doubt: row.doubt,
  LapNumber: row.lapNumber,
  LapSeconds: row.lapSeconds,
  DetectionID: row.detectionId,
  Reason: row.reason,
  Words: row.words,
  Time: row.timeMs === null ? null : formatWireClock(row.timeMs),
  AskedAt: row.askedAt?.toISOString() ?? null,
  Decision: row.decision,
  Answer: row.answer,
  DecidedBy: row.decidedBy,
  Revision: row.revision,
  DecidedAt: row.decidedAt?.toISOString() ?? null,
});
