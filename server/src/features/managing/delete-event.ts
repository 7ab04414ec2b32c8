import { eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import { storePilotNames } from '../../events/summarise/store-pilot-names';
import { isFromApp } from '../../events/write/record-event-revision';
import { tellDeleted } from '../../events/write/registration';
import { lockEvent } from '../../events/write/store-content';
import { lockManagedEvent } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';

const { events, races } = schema;

/**
 * Deletes an event that was made on the site and has no races, and tells who registered. Throws `ApiError` (conflict) for
 * any other event.
 */
export async function deleteEvent(tx: Queryable, person: SignedIn, eventId: string): Promise<void> {
  // concurrent ranking locks in this order, too
  await lockEvent(tx, eventId);
  const event = await lockManagedEvent(tx, person, eventId);
  const { name } = event;
  if (isFromApp(event))
    throw new ApiError('conflict', `${name} comes from the timing app: it can be hidden there.`, 'eventId');
  if ((await tx.$count(races, eq(races.eventId, eventId))) > 0)
    throw new ApiError('conflict', `${name} has races: it cannot be deleted.`, 'eventId');
  await tellDeleted(tx, event);
  await tx.delete(events).where(eq(events.id, eventId));
  await storePilotNames(tx, [event.clubId]);
  await invalidate(tx, [`event:${eventId}`, 'events', 'clubs']);
}
