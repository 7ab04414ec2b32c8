import {
  EVENT_COLUMNS,
  EVENTS_SORT,
  type EventColumn,
  MAX_TABLE_ROWS,
  parseTableSort,
  RECENT_DAYS,
  RECENT_EVENTS,
  TABLE_PAGE_SIZE,
  type TableSort,
  UPCOMING_EVENTS,
} from '@holeshot/contract';
import { DAY_MS, utcMs } from '@holeshot/domain';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { escapeLike, type Queryable, schema, searchText } from '../../database';
import { isVisible, type ListedEvent, selectEvents, toListItem } from './list-events';

/** Which events the table of all events shows, and how it sorts them. */
export interface EventsFilter extends TableSort<EventColumn> {
  /** part of an event's or club's name; `''` for all */
  text: string;
  clubId: number | null;
  eventType: string | null;
  year: number | null;
  /** from 1 */
  page: number;
  /** rows of a page */
  rows: number;
}

/** An integer above 0 that fits a Postgres integer, else null. */
export function parseWhole(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** A year of four digits, which the wire requires of dates, else null. */
function parseYear(text: string | null): number | null {
  const year = parseWhole(text);
  return year !== null && year <= 9999 ? year : null;
}

/**
 * Reads the filter of `/api/public/events/table/{filter}`: a query string, or `all`. An invalid value counts as absent,
 * so that a mistyped address still shows a table.
 */
export function parseEventsFilter(filter: string): EventsFilter {
  const search = new URLSearchParams(filter === 'all' ? '' : filter);
  return {
    // Postgres refuses NUL in text.
    text: (search.get('q') ?? '').replaceAll('\0', '').trim(),
    clubId: parseWhole(search.get('club')),
    eventType: search.get('type')?.replaceAll('\0', '') || null,
    year: parseYear(search.get('year')),
    ...parseTableSort(search, EVENT_COLUMNS, EVENTS_SORT),
    page: parseWhole(search.get('page')) ?? 1,
    rows: Math.min(parseWhole(search.get('rows')) ?? TABLE_PAGE_SIZE, MAX_TABLE_ROWS),
  };
}

const { clubs, events } = schema;

/**
 * Upcoming events, soonest first, and those that began in the last 30 days, newest first (R11); `nowMs` is an
 * instant.
 */
export async function listFrontEvents(
  db: Queryable,
  nowMs: number,
): Promise<{ upcoming: ListedEvent[]; recent: ListedEvent[] }> {
  const now = new Date(nowMs);
  const earliest = new Date(nowMs - RECENT_DAYS * DAY_MS);
  const [upcoming, recent] = await Promise.all([
    selectPage(db, {
      where: gt(events.startInstant, now),
      order: [asc(events.startInstant), asc(events.id)],
      limit: UPCOMING_EVENTS,
    }),
    selectPage(db, {
      where: and(lte(events.startInstant, now), gte(events.startInstant, earliest)),
      order: [desc(events.startInstant), asc(events.id)],
      limit: RECENT_EVENTS,
    }),
  ]);
  return { upcoming: upcoming.map(toListItem), recent: recent.map(toListItem) };
}

interface EventsTablePage {
  rows: ListedEvent[];
  total: number;
  page: number;
  /** clubs that host visible events, by name */
  clubs: { id: number; name: string }[];
  eventTypes: string[];
  /** newest first */
  years: number[];
}

/** A page of the table of all visible events; a page past the end gives the last one. */
export async function getEventsTable(
  db: Queryable,
  filter: EventsFilter,
  cache: ReadCache,
): Promise<EventsTablePage> {
  const [counts, choices] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .where(and(isVisible, getCondition(filter))),
    cache.get('events table choices', ['events', 'clubs'], () => listChoices(db)),
  ]);
  const total = counts[0]?.total ?? 0;
  if (total === 0) return { rows: [], total, page: 1, ...choices };
  const page = Math.min(filter.page, Math.ceil(total / filter.rows));
  const rows = await selectPage(db, {
    where: getCondition(filter),
    order: getOrder(filter),
    ordersByClub: filter.by === 'club',
    limit: filter.rows,
    offset: (page - 1) * filter.rows,
  });
  return { rows: rows.map(toListItem), total, page, ...choices };
}

/**
 * A page of the visible events in an order; `ordersByClub` when the order uses columns of clubs. Their ids are selected
 * first, from an index: in a single join Postgres would read all events with their clubs.
 */
function selectPage(
  db: Queryable,
  {
    where,
    order,
    ordersByClub = false,
    limit,
    offset = 0,
  }: { where: SQL | undefined; order: SQL[]; ordersByClub?: boolean; limit: number; offset?: number },
) {
  const ids = db
    .select({ id: events.id })
    .from(events)
    .where(and(isVisible, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  // Postgres reads clubs in their order and the events of each, until the page is full.
  if (ordersByClub) ids.innerJoin(clubs, eq(clubs.id, events.clubId));
  return selectEvents(db, inArray(events.id, ids)).orderBy(...order);
}

/** More are a mistake: mistyped dates on the laptops of race directors. */
const MAX_YEARS = 50;

const getYear = (ms: SQL): SQL =>
  sql`extract(year from to_timestamp(${ms} / 1000.0) at time zone 'UTC')::int`;

const startOfYear = (year: SQL): SQL =>
  sql`(extract(epoch from make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')) * 1000)::bigint`;

/** The values that the filters of the table offer. */
async function listChoices(db: Queryable): Promise<Pick<EventsTablePage, 'clubs' | 'eventTypes' | 'years'>> {
  const [types, years, hosts] = await Promise.all([
    // Goes from one type to the next along the index; `distinct` would read every event.
    db.select({ type: sql<string | null>`listed.type` }).from(sql`(
      with recursive types(type) as (
        select min(${events.eventType}) from ${events} where ${isVisible}
        union all
        select (select min(${events.eventType}) from ${events} where ${isVisible} and ${events.eventType} > types.type)
        from types where types.type is not null
      )
      select type from types
    ) listed`),
    // From the newest event to the newest one of an earlier year, along the index.
    db.select({ year: sql<number>`listed.year` }).from(sql`(
      with recursive years(year) as (
        select ${getYear(sql`max(${events.startMs})`)} from ${events} where ${isVisible}
        union all
        select (select ${getYear(sql`max(${events.startMs})`)} from ${events}
          where ${isVisible} and ${events.startMs} < ${startOfYear(sql`years.year`)})
        from years where years.year is not null
      )
      select year from years where year is not null limit ${MAX_YEARS}
    ) listed`),
    db
      .select({ id: clubs.id, name: clubs.name })
      .from(clubs)
      // With `exists` Postgres reads the events of all clubs; this reads one of each.
      .where(
        sql`(select true from ${events} where ${events.clubId} = ${clubs.id} and ${isVisible} limit 1) is not null`,
      )
      .orderBy(sql`lower(${clubs.name})`, asc(clubs.id)),
  ]);
  return {
    clubs: hosts,
    eventTypes: types.flatMap(({ type }) => type ?? []).sort(),
    years: years.map(({ year }) => year),
  };
}

function getCondition({ text, clubId, eventType, year }: EventsFilter): SQL | undefined {
  const pattern = searchText(`%${escapeLike(text)}%`);
  return and(
    text
      ? or(
          sql`${searchText(events.name)} like ${pattern}`,
          // As an array Postgres selects the clubs once; otherwise it compares each event with every club.
          sql`${events.clubId} = any(array(select ${clubs.id} from ${clubs} where ${searchText(clubs.name)} like ${pattern}))`,
        )
      : undefined,
    clubId === null ? undefined : eq(events.clubId, clubId),
    eventType === null ? undefined : eq(events.eventType, eventType),
    year === null ? undefined : and(gte(events.startMs, utcMs(year)), lt(events.startMs, utcMs(year + 1))),
  );
}

/** Events without a date come last either way, equal ones by name. */
function getOrder({ by, descending }: EventsFilter): SQL[] {
  const columns: Record<EventColumn, SQL> = {
    name: sql`lower(${events.name}) collate "C"`,
    club: sql`lower(${clubs.name}) collate "C"`,
    date: sql`${events.startInstant}`,
    pilots: sql`${events.pilotCount}`,
  };
  const column = columns[by];
  const direction = descending ? sql`desc` : sql`asc`;
  return [
    // For the other columns an index works in both directions only without a clause for nulls.
    by === 'date' ? sql`${column} ${direction} nulls last` : sql`${column} ${direction}`,
    ...(by === 'name' ? [] : [sql`lower(${events.name}) collate "C"`]),
    sql`${events.id}`,
  ];
}
