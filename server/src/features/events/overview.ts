import { RECENT_DAYS, RECENT_EVENTS, TABLE_PAGE_SIZE, UPCOMING_EVENTS } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { and, asc, eq, gt, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { EventsFilter } from './events-filter';
import { isVisible, pilotCount, selectEvents, toListItem } from './repository';

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
    selectEvents(db, gt(events.startInstant, now))
      .orderBy(asc(events.startInstant), asc(events.id))
      .limit(UPCOMING_EVENTS),
    selectEvents(db, and(lte(events.startInstant, now), gte(events.startInstant, earliest)))
      .orderBy(sql`${events.startInstant} desc`, asc(events.id))
      .limit(RECENT_EVENTS),
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
export async function findEventsTable(db: Queryable, filter: EventsFilter): Promise<EventsTablePage> {
  const where = conditionOf(filter);
  const [counted, facts, hosts] = await Promise.all([
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .innerJoin(clubs, eq(clubs.id, events.clubId))
      .where(and(isVisible, where)),
    db
      .select({
        eventTypes: sql<string[] | null>`array_agg(distinct ${events.eventType})`,
        first: sql<number | null>`min(${events.startMs})::float8`,
        last: sql<number | null>`max(${events.startMs})::float8`,
      })
      .from(events)
      .where(isVisible),
    db
      .select({ id: clubs.id, name: clubs.name })
      .from(clubs)
      .where(sql`exists (select 1 from ${events} where ${events.clubId} = ${clubs.id} and ${isVisible})`)
      .orderBy(sql`lower(${clubs.name})`, asc(clubs.id)),
  ]);
  const total = counted[0]?.total ?? 0;
  const page = Math.min(filter.page, Math.max(Math.ceil(total / TABLE_PAGE_SIZE), 1));
  const rows = await selectEvents(db, where)
    .orderBy(...orderOf(filter))
    .limit(TABLE_PAGE_SIZE)
    .offset((page - 1) * TABLE_PAGE_SIZE);
  const { eventTypes, first = null, last = null } = facts[0] ?? {};
  return {
    rows: rows.map(toListItem),
    total,
    page,
    clubs: hosts,
    eventTypes: (eventTypes ?? []).sort(),
    years: yearsBetween(first, last),
  };
}

function conditionOf({ text, clubId, eventType, year }: EventsFilter): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    text ? or(ilike(events.name, pattern), ilike(clubs.name, pattern)) : undefined,
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
    pilots: pilotCount,
  }[by];
  const direction = descending ? sql`desc` : sql`asc`;
  return [
    sql`${column} ${direction} nulls last`,
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
