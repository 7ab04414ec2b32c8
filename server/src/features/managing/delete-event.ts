import { eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { bumpRevisions, type Queryable, schema } from '../../database';
import { isFromApp } from '../../importing/record-event-revision';
import type { SignedIn } from '../../people/signed-in';
import { tellRegistered } from '../registrations/registration';
import { lockManagedEvent } from './managed';

const { events, races } = schema;

/**
 * Deletes an event that was made on the site and has no races, and tells who registered. Throws `ApiError` (conflict) for
 * any other event.
 */
export async function deleteEvent(tx: Queryable, person: SignedIn, eventId: string): Promise<void> {
  const event = await lockManagedEvent(tx, person, eventId);
  const { name } = event;
  if (isFromApp(event))
    throw new ApiError('conflict', `${name} comes from the timing app: it can be hidden there.`, 'eventId');
  if ((await tx.$count(races, eq(races.eventId, eventId))) > 0)
    throw new ApiError('conflict', `${name} has races: it cannot be deleted.`, 'eventId');
  await tellRegistered(tx, eventId, `${name} was deleted, and your registration with it.`);
  await tx.delete(events).where(eq(events.id, eventId));
  await bumpRevisions(tx, [`event:${eventId}`, 'events', 'clubs']);
}
