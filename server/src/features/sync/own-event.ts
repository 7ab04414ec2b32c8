import { eq } from 'drizzle-orm';
import { ApiError, notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { events } = schema;

/** Whether the event exists. Throws `ApiError` (forbidden) for an event of another club. */
export async function hasOwnEvent(db: Queryable, eventId: string, clubId: number): Promise<boolean> {
  const [event] = await db.select({ clubId: events.clubId }).from(events).where(eq(events.id, eventId));
  if (event && event.clubId !== clubId)
    throw new ApiError('forbidden', 'This event belongs to another club.', 'eventId');
  return event !== undefined;
}

/** Throws `ApiError` for an unknown event and for one of another club. */
export async function requireOwnEvent(db: Queryable, eventId: string, clubId: number): Promise<void> {
  if (!(await hasOwnEvent(db, eventId, clubId))) throw notFoundError('event', 'eventId');
}
