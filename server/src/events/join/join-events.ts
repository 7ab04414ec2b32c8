import { and, eq, exists, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { ApiError, notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import { OWN_FIELDS } from '../write/record-event-revision';
import { lockEvent } from '../write/store-content';
import { type EventChanges, finishEvent, writeEvent } from '../write/write-event';
import { type JoinableEvent, listJoinChoices } from './join-choices';

const { events, races, registrations, videos } = schema;

type EventRow = typeof events.$inferSelect;

/** The events of a club that may be joined. */
export const listJoinable = (db: Queryable, where: SQL | undefined): Promise<JoinableEvent[]> =>
  db
    .select({
      id: events.id,
      name: events.name,
      startMs: events.startMs,
      partHashes: events.partHashes,
      removedAt: events.removedAt,
      joinedTo: events.joinedTo,
      hasRaces: sql<boolean>`${exists(db.select({ id: races.id }).from(races).where(eq(races.eventId, events.id)))}`,
    })
    .from(events)
    .where(where);

/** Locks two events, in an order that all writers keep. */
async function lockBoth(tx: Queryable, ids: readonly string[]): Promise<EventRow[]> {
  for (const id of [...ids].sort()) await lockEvent(tx, id);
  const rows = await tx
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]))
    .orderBy(events.id)
    .for('update');
  return ids.map((id) => {
    const row = rows.find((event) => event.id === id);
    if (!row) throw notFoundError('event', 'eventId');
    return row;
  });
}

/** The website's own fields to copy to the desktop app's event: those that have values. */
function fieldsToGive(site: EventRow, app: EventRow): EventChanges {
  const filled = OWN_FIELDS.filter(
    (name) => name !== 'isClosed' && site[name] !== null && site[name] !== '' && site[name] !== false,
  );
  const fields = filled.filter((name) => site[name] !== app[name]);
  return Object.fromEntries(fields.map((name) => [name, site[name]]));
}

/**
 * Makes an event of the site and the desktop app's event of that day one: registrations, streams and the website's own
 * fields go over, and the site's address leads to the other (`findJoinedEvent`). Whoever is registered for both keeps the
 * registration there. Idempotent; `separateEvents` is the way back. Throws `ApiError` (conflict) for events that cannot be
 * one.
 */
export async function joinEvents(
  tx: Queryable,
  { siteId, appId }: { siteId: string; appId: string },
  who: string,
): Promise<void> {
  const [site, app] = (await lockBoth(tx, [siteId, appId])) as [EventRow, EventRow];
  if (site.joinedTo === appId) return;
  const ofClub = await listJoinable(tx, eq(events.clubId, site.clubId));
  const { choices = [] } = listJoinChoices(ofClub).find((row) => row.site.id === siteId) ?? {};
  if (!choices.some(({ id }) => id === appId))
    throw new ApiError(
      'conflict',
      `${site.name} and ${app.name} cannot be one event: one is made on the site and has no races, the other comes from the timing app, on the same day.`,
      'eventId',
    );
  const there = tx
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(eq(registrations.eventId, appId));
  await tx
    .update(registrations)
    .set({ eventId: appId, joinedFrom: siteId })
    .where(and(eq(registrations.eventId, siteId), notInArray(registrations.userId, there)));
  const moved = await tx
    .update(videos)
    .set({ eventId: appId })
    .where(eq(videos.eventId, siteId))
    .returning({ id: videos.id });
  const fields = fieldsToGive(site, app);
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, app[name as keyof EventRow]]));
  const joinedOver = { fields: before, videoIds: moved.map(({ id }) => id) };
  await tx
    .update(events)
    .set({ joinedTo: appId, joinedOver, isSeparate: false, enabled: false, updatedAt: new Date() })
    .where(eq(events.id, siteId));
  await writeEvent(tx, app, fields, { who, why: `joined with ${site.name} of the site` });
  await finishEvent(tx, siteId);
}

/** Declares that an event of the site is none of the desktop app's. */
export const keepSeparate = (tx: Queryable, siteId: string) =>
  tx.update(events).set({ isSeparate: true }).where(eq(events.id, siteId));

/**
 * Undoes a join: everything moved comes back, except what was removed since; people who registered since then stay
 * registered for the desktop app's event.
 */
export async function separateEvents(tx: Queryable, siteId: string, who: string): Promise<void> {
  const [row] = await tx.select({ joinedTo: events.joinedTo }).from(events).where(eq(events.id, siteId));
  if (!row?.joinedTo) {
    await keepSeparate(tx, siteId);
    return;
  }
  const [site, app] = (await lockBoth(tx, [siteId, row.joinedTo])) as [EventRow, EventRow];
  if (site.joinedTo !== app.id) throw new ApiError('conflict', 'Somebody else changed this event just now.');
  const { fields = {}, videoIds = [] } = site.joinedOver ?? {};
  await tx
    .update(registrations)
    .set({ eventId: siteId, joinedFrom: null })
    .where(and(eq(registrations.eventId, app.id), eq(registrations.joinedFrom, siteId)));
  await tx
    .update(videos)
    .set({ eventId: siteId })
    .where(and(eq(videos.eventId, app.id), inArray(videos.id, videoIds)));
  await tx
    .update(events)
    .set({ isSeparate: true, joinedTo: null, joinedOver: null, enabled: true, updatedAt: new Date() })
    .where(eq(events.id, siteId));
  await writeEvent(tx, app, fields, { who, why: `no longer one with ${site.name} of the site` });
  await finishEvent(tx, siteId);
}

/** The event that the address of a joined event leads to; undefined for any other event. */
export async function findJoinedEvent(db: Queryable, eventId: string): Promise<string | undefined> {
  const [event] = await db.select({ joinedTo: events.joinedTo }).from(events).where(eq(events.id, eventId));
  return event?.joinedTo ?? undefined;
}
