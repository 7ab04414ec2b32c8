import type { Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { namesTrack } from './track-of-club';

const { events, trackLayouts } = schema;

/** The layout of the track that an event names; undefined for none. */
export async function findLayout(
  db: Queryable,
  eventId: Guid,
): Promise<typeof trackLayouts.$inferSelect | undefined> {
  const [row] = await db
    .select({ raw: events.raw, layout: trackLayouts })
    .from(events)
    .innerJoin(trackLayouts, eq(trackLayouts.hash, events.layoutHash))
    .where(eq(events.id, eventId));
  return row && namesTrack(row.raw) ? row.layout : undefined;
}
