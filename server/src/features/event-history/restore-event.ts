import { ApiError } from '../../api/api-error';
import type { Queryable } from '../../database';
import { getEventAtRevision, readEventRevisions } from '../../events/read/event-revisions';
import { type EventFields, isFromApp, OWN_FIELDS } from '../../events/write/record-event-revision';
import { type EventChanges, writeEvent } from '../../events/write/write-event';
import { getPersonName, lockManagedEvent } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';

/** The fields of the site's own events that a form can change, except whether they are hidden, which no restore changes. */
const SITE_FIELDS: readonly string[] = [...OWN_FIELDS, 'name', 'eventType', 'startMs'];

/** The columns to write: the desktop app decides the rest of its events. */
function getColumns(fields: EventFields, isOfApp: boolean): EventChanges {
  const names: readonly string[] = isOfApp ? OWN_FIELDS : SITE_FIELDS;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Gives an event the website's fields of an earlier revision, as a new revision. Throws 404 for an unknown number. */
export async function restoreEvent(
  tx: Queryable,
  person: SignedIn,
  { eventId, number }: { eventId: string; number: number },
): Promise<void> {
  const event = await lockManagedEvent(tx, person, eventId);
  const { fields } = getEventAtRevision(await readEventRevisions(tx, eventId), number, 'number');
  const columns = getColumns(fields, isFromApp(event));
  if (Object.keys(columns).length === 0)
    throw new ApiError('conflict', 'Nothing was recorded of what the event was then.', 'number');
  await writeEvent(tx, event, columns, { who: getPersonName(person), why: `restored revision ${number}` });
}
