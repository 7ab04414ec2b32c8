import { eq } from 'drizzle-orm';
import { invalidate, type Queryable, schema } from '../../database';
import { storeNamesOfEvents } from '../summarise/store-pilot-names';
import { type Author, recordEventRevision } from './record-event-revision';
import { moveUp, tellChange } from './registration';
import { findStartInstant } from './store-event';
import { storePilotCount } from './store-rows';

const { clubs, events } = schema;

type EventRow = typeof events.$inferSelect;
export type EventChanges = Partial<EventRow>;

/** The columns of a start, which its instant follows. */
export const startColumns = (
  startMs: number | null,
  timeZone: string | null,
  clubZone: string,
): EventChanges => ({
  startMs,
  startInstant: findStartInstant({ start: startMs, timeZone }, clubZone),
});

async function getClubZone(tx: Queryable, clubId: number): Promise<string> {
  const [club] = await tx.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId));
  return club?.timeZone ?? 'UTC';
}

/** Counts the pilots of an event and stores their names again, and makes the site read it again. */
export async function finishEvent(tx: Queryable, eventId: string): Promise<void> {
  await storePilotCount(tx, eventId);
  await storeNamesOfEvents(tx, [eventId]);
  await invalidate(tx, [`event:${eventId}`, 'events', 'clubs']);
}

/**
 * Writes changes of an event, whose row `before` is locked, and adds them to its history. Places that became free go to who
 * waits, and who registered is told when the event is hidden or moved.
 */
export async function writeEvent(
  tx: Queryable,
  before: EventRow,
  changes: EventChanges,
  author: Author,
): Promise<void> {
  const { id, clubId, timeZone } = before;
  const { startMs } = changes;
  const start = startMs === undefined ? {} : startColumns(startMs, timeZone, await getClubZone(tx, clubId));
  const [after] = await tx
    .update(events)
    .set({ ...changes, ...start, updatedAt: new Date() })
    .where(eq(events.id, id))
    .returning();
  if (!after) return;
  await recordEventRevision(tx, { before, after, ...author });
  if (after.capacity !== before.capacity) await moveUp(tx, after, Date.now());
  await tellChange(tx, before, after);
  await finishEvent(tx, id);
}
