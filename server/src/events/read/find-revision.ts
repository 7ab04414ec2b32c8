import type { Guid } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { raceRevisions } = schema;

/** A stored revision of a race by its number; undefined for an unknown one. */
export async function findRevision(db: Queryable, ref: { eventId: Guid; raceId: Guid; number: number }) {
  const { body, contentHash, number, at, who, why } = raceRevisions;
  const [row] = await db
    .select({ body, contentHash, number, at, who, why })
    .from(raceRevisions)
    .where(
      and(
        eq(raceRevisions.eventId, ref.eventId),
        eq(raceRevisions.raceId, ref.raceId),
        eq(number, ref.number),
      ),
    );
  return row;
}
