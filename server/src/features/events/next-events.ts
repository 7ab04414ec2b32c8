import { and, asc, gt, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible, type ListedEvent, selectEvents, toListItem } from '../../events/read/list-events';

const { events } = schema;

/** The soonest event of each club that begins after `nowMs`, an instant; soonest first. */
export async function listNextEvents(db: Queryable, nowMs: number): Promise<ListedEvent[]> {
  const ids = db
    .selectDistinctOn([events.clubId], { id: events.id })
    .from(events)
    .where(and(isVisible, gt(events.startInstant, new Date(nowMs))))
    .orderBy(asc(events.clubId), asc(events.startInstant), asc(events.id));
  const rows = await selectEvents(db, inArray(events.id, ids)).orderBy(
    asc(events.startInstant),
    asc(events.id),
  );
  return rows.map(toListItem);
}
