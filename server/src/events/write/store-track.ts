import type { Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { ParsedTrack } from '../../importing/parse/parse-track';
import { contentHash } from '../../importing/read/content-hash';

/**
 * Stores the layout that an event is flown on, once for all events with the same elements, whatever its name; `null` takes
 * it from the event. A layout that no event has stays: it is small, and the next event may have it again.
 */
export async function storeTrack(tx: Queryable, eventId: Guid, track: ParsedTrack | null): Promise<void> {
  const hash = track && contentHash(track.elements);
  if (track && hash) {
    const { name, elements } = track;
    await tx
      .insert(schema.trackLayouts)
      .values({ hash, name, elements })
      .onConflictDoUpdate({ target: schema.trackLayouts.hash, set: { name } });
  }
  await tx.update(schema.events).set({ layoutHash: hash }).where(eq(schema.events.id, eventId));
}
