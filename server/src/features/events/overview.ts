import { RECENT_DAYS, RECENT_EVENTS, UPCOMING_EVENTS } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SharedReads } from '../../api/shared-reads';
import { type Queryable, schema } from '../../database';
import type { EventsFilter } from './events-filter';
import { isVisible, selectEvents, toListItem } from './repository';

const { clubs, events } = schema;

const DAY_MS = 86_400_000;

/**
 * Upcoming events, soonest first, and those that began in the last 30 days, newest first; `nowMs` is an instant.
 * Source: specification section 2, Events overview.
 */
export async function findFrontEvents(
  db: Queryable,
  nowMs: number,
): Promise<{ upcoming: EventListItem[]; recent: EventListItem[] }> {
  const now = new Date(nowMs);
  const earliest = new Date(nowMs - RECENT_DAYS * DAY_MS);
  const [upcoming, recent] = await Promise.all([
    selectFirst(db, {
      where: gt(events.startInstant, now),
      order: [asc(events.startInstant), asc(events.id)],
      limit: UPCOMING_EVENTS,
    }),
    selectFirst(db, {
      where: and(lte(events.startInstant, now), gte(events.startInstant, earliest)),
      order: [desc(events.startInstant), asc(events.id)],
      limit: RECENT_EVENTS,
    }),
  ]);
  return { upcoming: upcoming.map(toListItem), recent: recent.map(toListItem) };
}

export interface EventsTablePage {
  rows: EventListItem[];
  total: number;
  page: number;
  /** clubs that host visible events, by name */
  clubs: { id: number; name: string }[];
  eventTypes: string[];
  /** newest first */
  years: number[];
}

/** A page of the table of all visible events; a page past the end gives the last one. */
export async function findEventsTable(
  db: Queryable,
  filter: EventsFilter,
  shared: SharedReads,
): Promise<EventsTablePage> {
  const [counted, choices] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .where(and(isVisible, conditionOf(filter))),
    shared.get('events table choices', ['events', 'clubs'], () => findChoices(db)),
  ]);
  const total = counted[0]?.total ?? 0;
  if (total === 0) return { rows: [], total, page: 1, ...choices };
  const page = Math.min(filter.page, Math.ceil(total / filter.rows));
  const rows = await selectFirst(db, {
    where: conditionOf(filter),
    order: orderOf(filter),
    namesClubs: filter.by === 'club',
    limit: filter.rows,
    offset: (page - 1) * filter.rows,
  });
  return { rows: rows.map(toListItem), total, page, ...choices };
}

/**
 * Some of the visible events in an order; `namesClubs` where the order does. Their ids come first, from an index:
 * joined at once, Postgres would read all events with their clubs.
 */
function selectFirst(
  db: Queryable,
  {
    where,
    order,
    namesClubs = false,
    limit,
    offset = 0,
  }: { where: SQL | undefined; order: SQL[]; namesClubs?: boolean; limit: number; offset?: number },
) {
  const ids = db
    .select({ id: events.id })
    .from(events)
    .where(and(isVisible, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  // Clubs come in their order, and of each its events, until the page is full.
  if (namesClubs) ids.innerJoin(clubs, eq(clubs.id, events.clubId));
  return selectEvents(db, inArray(events.id, ids)).orderBy(...order);
}

/** What the filters of the table offer. */
async function findChoices(db: Queryable): Promise<Pick<EventsTablePage, 'clubs' | 'eventTypes' | 'years'>> {
  const [types, ends, hosts] = await Promise.all([
    // From one type to the next along the index: a distinct would read every event.
    db.select({ type: sql<string | null>`listed.type` }).from(sql`(
      with recursive types(type) as (
        select min(${events.eventType}) from ${events} where ${isVisible}
        union all
        select (select min(${events.eventType}) from ${events} where ${isVisible} and ${events.eventType} > types.type)
        from types where types.type is not null
      )
      select type from types
    ) listed`),
    db
      .select({
        first: sql<number | null>`min(${events.startMs})::float8`,
        last: sql<number | null>`max(${events.startMs})::float8`,
      })
      .from(events)
      .where(isVisible),
    db
      .select({ id: clubs.id, name: clubs.name })
      .from(clubs)
      // With `exists` Postgres reads the events of all clubs; this looks one up for each.
      .where(
        sql`(select true from ${events} where ${events.clubId} = ${clubs.id} and ${isVisible} limit 1) is not null`,
      )
      .orderBy(sql`lower(${clubs.name})`, asc(clubs.id)),
  ]);
  const { first = null, last = null } = ends[0] ?? {};
  return {
    clubs: hosts,
    eventTypes: types.flatMap(({ type }) => type ?? []).sort(),
    years: yearsBetween(first, last),
  };
}

function conditionOf({ text, clubId, eventType, year }: EventsFilter): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    text
      ? or(
          sql`lower(${events.name}) like lower(${pattern})`,
          // As an array Postgres looks the clubs up once; it would compare each event with every club.
          sql`${events.clubId} = any(array(select ${clubs.id} from ${clubs} where lower(${clubs.name}) like lower(${pattern})))`,
        )
      : undefined,
    clubId === null ? undefined : eq(events.clubId, clubId),
    eventType === null ? undefined : eq(events.eventType, eventType),
    year === null
      ? undefined
      : and(gte(events.startMs, Date.UTC(year, 0, 1)), lt(events.startMs, Date.UTC(year + 1, 0, 1))),
  );
}

/** Events without a date come last either way, equal ones by name. */
function orderOf({ by, descending }: EventsFilter): SQL[] {
  const column = {
    name: sql`lower(${events.name}) collate "C"`,
    club: sql`lower(${clubs.name}) collate "C"`,
    date: sql`${events.startInstant}`,
    pilots: sql`${events.pilotCount}`,
  }[by];
  const direction = descending ? sql`desc` : sql`asc`;
  return [
    // An index serves either direction only where the order says nothing of nulls.
    by === 'date' ? sql`${column} ${direction} nulls last` : sql`${column} ${direction}`,
    ...(by === 'name' ? [] : [sql`lower(${events.name}) collate "C"`]),
    sql`${events.id}`,
  ];
}

function yearsBetween(firstMs: number | null, lastMs: number | null): number[] {
  if (firstMs === null || lastMs === null) return [];
  const [first, last] = [new Date(firstMs).getUTCFullYear(), new Date(lastMs).getUTCFullYear()];
  // A date typed wrong on the field's laptop must not make a list of centuries.
  return Array.from({ length: Math.min(last - first + 1, 50) }, (_, index) => last - index);
}
