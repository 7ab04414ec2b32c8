import { and, eq } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import { type EventFields, isFromApp, OWN_FIELDS } from '../../events/write/record-event-revision';
import { writeEvent } from '../../events/write/write-event';
import { lockManagedEvent, nameOf } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';

const { eventRevisions } = schema;

/** What a form of the site can change of its own events, besides whether they are hidden, which no restore changes. */
const SITE_FIELDS: readonly string[] = [...OWN_FIELDS, 'name', 'eventType', 'startMs'];

/** The columns to write: the desktop app decides the rest of its events. */
function getColumns(fields: EventFields, isOfApp: boolean): EventFields {
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
  const [row] = await tx
    .select({ fields: eventRevisions.fields })
    .from(eventRevisions)
    .where(and(eq(eventRevisions.eventId, eventId), eq(eventRevisions.number, number)));
  if (!row) throw notFoundError('revision', 'number');
  const columns = getColumns(row.fields, isFromApp(event));
  await writeEvent(tx, event, columns, { who: nameOf(person), why: `restored revision ${number}` });
}
