import { eq } from 'drizzle-orm';
import { schema } from '../database';
import { type BuiltEvent, buildEvent } from './build-event-folder';
import type { TestApp } from './test-app';

/** Adds an event to come without pilots and races, open for registration unless `columns` says otherwise. */
export async function addComingEvent(
  { add, database }: TestApp,
  columns: Partial<typeof schema.events.$inferInsert> = {},
  file: Record<string, unknown> = {},
): Promise<BuiltEvent> {
  const event = buildEvent({
    event: { Start: '2999/01/01 9:00:00', ...file },
    pilotIds: [],
    rounds: [],
    races: [],
  });
  await add(event);
  await database.db
    .update(schema.events)
    .set({ canRegister: true, ...columns })
    .where(eq(schema.events.id, event.id));
  return event;
}
