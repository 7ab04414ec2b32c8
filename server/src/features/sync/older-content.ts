import { parseClock } from '@holeshot/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isObject, type JsonObject } from '../../importing/parse/clean-json';

const { events, raceRevisions, races } = schema;

function readClock(value: unknown): number | null {
  try {
    return typeof value === 'string' ? parseClock(value) : null;
  } catch {
    return null;
  }
}

/**
 * Whether the site has a later state of an event than a copy of its folder: the app opened the event again after the copy
 * was made. The stored time is that of the last change, so a copy is never called older by mistake.
 */
export async function isOlderEvent(tx: Queryable, eventId: string, copy: JsonObject): Promise<boolean> {
  const [event] = await tx.select({ raw: events.raw }).from(events).where(eq(events.id, eventId));
  const stored = isObject(event?.raw) ? event.raw : {};
  const [ofCopy, ofSite] = [readClock(copy.LastOpened), readClock(stored.LastOpened)];
  return ofCopy !== null && ofSite !== null && ofCopy < ofSite;
}

/** Whether this content of a race was replaced by another one. */
export async function isOlderRace(
  tx: Queryable,
  { eventId, raceId, contentHash }: { eventId: string; raceId: string; contentHash: string },
): Promise<boolean> {
  const rows = await tx
    .select({ number: raceRevisions.number })
    .from(raceRevisions)
    .innerJoin(races, and(eq(races.eventId, raceRevisions.eventId), eq(races.id, raceRevisions.raceId)))
    .where(
      and(
        eq(raceRevisions.eventId, eventId),
        eq(raceRevisions.raceId, raceId),
        eq(raceRevisions.contentHash, contentHash),
        ne(races.contentHash, contentHash),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
