import type { WireObjection } from '@holeshot/contract/wire';
import { formatWireClock, type Guid } from '@holeshot/domain';
import { asc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { objections } = schema;

type ObjectionRow = typeof objections.$inferSelect;

/** The objections of an event and its decided doubts, oldest first. */
export const listObjections = (db: Queryable, eventId: Guid): Promise<ObjectionRow[]> =>
  db.select().from(objections).where(eq(objections.eventId, eventId)).orderBy(asc(objections.id));

export const presentObjection = (row: ObjectionRow): WireObjection => ({
  ...{ ID: row.id, RaceID: row.raceId, PilotID: row.pilotId, Doubt: row.doubt },
  ...{ LapNumber: row.lapNumber, LapSeconds: row.lapSeconds },
  ...{ DetectionID: row.detectionId, Reason: row.reason, Words: row.words },
  Time: row.timeMs === null ? null : formatWireClock(row.timeMs),
  AskedAt: row.askedAt?.toISOString() ?? null,
  ...{ Decision: row.decision, Answer: row.answer, DecidedBy: row.decidedBy, Revision: row.revision },
  DecidedAt: row.decidedAt?.toISOString() ?? null,
});
