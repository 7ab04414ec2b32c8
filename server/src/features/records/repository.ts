import { utcMs } from '@holeshot/domain';
import { and, asc, eq, exists, gte, isNotNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepareOnce, type Queryable, schema } from '../../database';
import { counts, pilotOfRow, raceOfRow } from '../../events/read/best-times';
import { isVisible } from '../../events/read/list-events';
import { roundOfRow } from '../../events/read/race-rows';

const { clubs, events, pilots, raceSummaries, races, rounds } = schema;

/** From the first moment of a month to that of the next one; ms on the event's clock. */
interface Month {
  year: number;
  /** from 1 */
  month: number;
}

const getBounds = ({ year, month }: Month) => ({ from: utcMs(year, month - 1), until: utcMs(year, month) });

const isBetween = (from: number | Placeholder, until: number | Placeholder): SQL | undefined =>
  and(gte(events.startMs, from), lt(events.startMs, until));

export function isInMonth(month: Month): SQL | undefined {
  const { from, until } = getBounds(month);
  return isBetween(from, until);
}

/** Whether the event has a lap that counts for records. */
const hasLaps = (db: Queryable): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(raceSummaries)
      .innerJoin(races, raceOfRow)
      .innerJoin(pilots, pilotOfRow)
      .leftJoin(rounds, roundOfRow)
      .where(and(eq(raceSummaries.eventId, events.id), isNotNull(raceSummaries.bestLapSeconds), counts)),
  );

const prepareNewest = prepareOnce('newest_with_laps', (db, name) =>
  db
    .select({ start: events.startMs })
    .from(events)
    .where(and(isVisible, isNotNull(events.startMs), hasLaps(db)))
    .orderBy(sql`${events.startInstant} desc nulls last`)
    .limit(1)
    .prepare(name),
);

/** The month of the newest event with laps. */
export async function findNewestMonth(db: Queryable): Promise<Month | null> {
  const [event] = await prepareNewest(db).execute();
  if (!event || event.start === null) return null;
  const date = new Date(event.start);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

const prepareClubsOfMonth = prepareOnce('clubs_of_month', (db, name) =>
  db
    .select({ id: clubs.id, name: clubs.name, pilotCount: sql<number>`sum(${events.pilotCount})::int` })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, isBetween(sql.placeholder('from'), sql.placeholder('until')), hasLaps(db)))
    .groupBy(clubs.id, clubs.name)
    .orderBy(sql`lower(${clubs.name})`, asc(clubs.id))
    .prepare(name),
);

/** Clubs with laps in a month, by name, with the number of pilots in their events. */
export const listClubsOfMonth = (
  db: Queryable,
  month: Month,
): Promise<{ id: number; name: string; pilotCount: number }[]> =>
  prepareClubsOfMonth(db).execute(getBounds(month));
