import type { Guid } from '@holeshot/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { insertRows } from './insert-rows';

const { raceRevisions, syncConflicts } = schema;

/** A race as delivered. */
export interface RaceDelivery {
  raceId: Guid;
  body: RaceBody;
  contentHash: string;
}

/**
 * Keeps deliveries of races that were corrected by hand, until a manager decides. A delivery that equals a revision of
 * the race is not new, and resolves a stored conflict.
 * @returns the number of conflicts
 */
export async function storeConflicts(
  tx: Queryable,
  input: { eventId: Guid; deliveries: readonly RaceDelivery[]; who: string },
): Promise<number> {
  const { eventId, deliveries, who } = input;
  if (deliveries.length === 0) return 0;
  const ids = deliveries.map(({ raceId }) => raceId);
  const { raceId, contentHash } = raceRevisions;
  const revisions = await tx
    .select({ raceId, contentHash })
    .from(raceRevisions)
    .where(and(eq(raceRevisions.eventId, eventId), inArray(raceId, ids)));
  const getKey = (race: { raceId: string; contentHash: string }) => `${race.raceId} ${race.contentHash}`;
  const storedKeys = new Set(revisions.map(getKey));
  const [old, conflicts] = [
    deliveries.filter((delivery) => storedKeys.has(getKey(delivery))),
    deliveries.filter((delivery) => !storedKeys.has(getKey(delivery))),
  ];
  if (old.length > 0) {
    const oldIds = old.map((delivery) => delivery.raceId);
    await tx
      .delete(syncConflicts)
      .where(and(eq(syncConflicts.eventId, eventId), inArray(syncConflicts.raceId, oldIds)));
  }
  await insertRows(
    tx,
    syncConflicts,
    conflicts.map((delivery) => ({ ...delivery, eventId, who, at: new Date() })),
    { target: [syncConflicts.eventId, syncConflicts.raceId], keep: ['eventId', 'raceId'] },
  );
  return conflicts.length;
}
