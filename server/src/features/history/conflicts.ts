import { and, eq } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { requireReason } from '../../events/revise/require-reason';
import {
  endCorrection,
  lockRace,
  type RaceRef,
  storeRevision,
  TOOK_DELIVERY,
} from '../../events/revise/store-revision';

const { syncConflicts } = schema;

const isConflict = ({ eventId, raceId }: RaceRef) =>
  and(eq(syncConflicts.eventId, eventId), eq(syncConflicts.raceId, raceId));

/** The delivery that a correction of the race blocks; undefined when there is none. */
export async function findConflict(
  db: Queryable,
  ref: RaceRef,
): Promise<{ body: RaceBody; at: Date; who: string } | undefined> {
  const { body, at, who } = syncConflicts;
  const [row] = await db.select({ body, at, who }).from(syncConflicts).where(isConflict(ref));
  return row && { ...row, body: row.body as RaceBody };
}

/** Discards the blocked delivery. Throws 404 when there is none. */
export async function discardConflict(tx: Queryable, ref: RaceRef): Promise<void> {
  const deleted = await tx.delete(syncConflicts).where(isConflict(ref)).returning({ at: syncConflicts.at });
  if (deleted.length === 0) throw notFoundError('delivery', 'raceId');
}

/**
 * Makes the blocked delivery the newest revision. Later deliveries of the desktop app replace it again. Throws 404 when
 * there is none, and as `requireReason`.
 */
export async function takeConflict(
  tx: Queryable,
  ref: RaceRef,
  { who, reason }: { who: string; reason?: string | undefined },
): Promise<void> {
  await lockRace(tx, ref);
  const conflict = await findConflict(tx, ref);
  await discardConflict(tx, ref);
  if (!conflict) return;
  const why = await requireReason(tx, ref, `${TOOK_DELIVERY} ${conflict.who}`, reason);
  await storeRevision(tx, ref, conflict.body, { who, why });
  await endCorrection(tx, ref);
}
