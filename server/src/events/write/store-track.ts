import { createHash } from 'node:crypto';
import type { Guid, TrackElement } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import stringify from 'safe-stable-stringify';
import { type Queryable, schema } from '../../database';
import type { ParsedTrack } from '../../importing/parse/parse-track';

/** SHA-256 (hex) of what is flown: another name or copy of the same elements is the same layout. */
export const layoutHash = (elements: readonly TrackElement[]): string =>
  createHash('sha256')
    .update(stringify(elements) ?? '')
    .digest('hex');

/**
 * Stores the layout that an event is flown on, once for all events with the same elements; `null` takes it from the
 * event. A layout that no event has stays: it is small, and the next event may have it again.
 */
export async function storeTrack(tx: Queryable, eventId: Guid, track: ParsedTrack | null): Promise<void> {
  const hash = track && layoutHash(track.elements);
  if (track && hash) {
    const { name, elements } = track;
    await tx
      .insert(schema.trackLayouts)
      .values({ hash, name, elements })
      .onConflictDoUpdate({ target: schema.trackLayouts.hash, set: { name } });
  }
  await tx.update(schema.events).set({ layoutHash: hash }).where(eq(schema.events.id, eventId));
}
