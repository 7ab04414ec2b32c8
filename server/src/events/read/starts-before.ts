import { groupBy, type LocalMs, type RaceStart } from '@holeshot/domain';
import { and, desc, eq, exists, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { prepareOnce, type Queryable, schema } from '../../database';
import { isVisible } from './list-events';

const { events, races } = schema;

const EVENTS = 3;

const hasStarted = and(eq(races.valid, true), isNotNull(races.startMs)) as SQL;

const prepareLastStarted = prepareOnce('last_started', (db, name) => {
  const started = db
    .select({ id: races.id })
    .from(races)
    .where(and(eq(races.eventId, events.id), hasStarted));
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.clubId, sql.placeholder('clubId')),
        isVisible,
        lt(events.startMs, sql.placeholder('start')),
        exists(started),
      ),
    )
    .orderBy(desc(events.startInstant))
    .limit(EVENTS)
    .prepare(name);
});

/**
 * The started races of a club's last three visible events before a moment on their clocks, oldest event first; of an event
 * without a start none.
 */
export async function listStartsBefore(
  db: Queryable,
  { clubId, start }: { clubId: number; start: LocalMs | null },
): Promise<RaceStart[][]> {
  if (start === null) return [];
  const newest = await prepareLastStarted(db).execute({ clubId, start });
  const ids = newest.map(({ id }) => id).reverse();
  if (ids.length === 0) return [];
  const rows = await db
    .select({ eventId: races.eventId, start: races.startMs, roundId: races.roundId })
    .from(races)
    .where(and(inArray(races.eventId, ids), hasStarted));
  const byEvent = groupBy(rows, ({ eventId }) => eventId);
  return ids.map((id) => byEvent.get(id) ?? []);
}
