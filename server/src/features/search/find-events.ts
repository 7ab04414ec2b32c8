import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Queryable, readRows, schema, searchText } from '../../database';
import { isVisible, type ListedEvent, selectEvents, toListItem } from '../../events/read/list-events';
import { hasWords, MAX_COUNTED, MAX_ROWS, matchRank, type Words } from './words';

const { clubs, events } = schema;

const eventName = searchText(events.name);
const clubName = searchText(clubs.name);

async function countEvents(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from ${events} where ${and(isVisible, where)} limit ${MAX_COUNTED}) found`,
  );
  return row?.count ?? 0;
}

/** Visible events that have the words in their names, newest first. */
export async function findEvents(
  db: Queryable,
  words: Words,
): Promise<{ total: number; rows: ListedEvent[] }> {
  const where = hasWords(eventName, words);
  const rows = await selectEvents(db, where)
    .orderBy(sql`${events.startInstant} desc nulls last, ${events.id}`)
    .limit(MAX_ROWS);
  const total = rows.length < MAX_ROWS ? rows.length : await countEvents(db, where);
  return { total, rows: rows.map(toListItem) };
}

/** Visible events with a word most similar to the search. Needs trigrams. */
export async function findSimilarEvents(db: Queryable, { text }: Words): Promise<ListedEvent[]> {
  const rows = await selectEvents(db, sql`${text} <% ${eventName}`)
    .orderBy(
      sql`word_similarity(${text}, ${eventName}) desc, ${events.startInstant} desc nulls last, ${events.id}`,
    )
    .limit(MAX_ROWS);
  return rows.map(toListItem);
}

/** A club whose name or address was found. */
export interface FoundClub {
  id: number;
  name: string;
  logoUrl: string | null;
  primaryColor: string | null;
  address: string;
  eventsThisYear: number;
}

/** Events that start in the current year; few, along an index. */
const eventsThisYear = sql<number>`(
  select count(*)::int from ${events} where ${and(eq(events.clubId, clubs.id), isVisible)}
  and ${events.startInstant} >= date_trunc('year', now()) and ${events.startInstant} < date_trunc('year', now()) + interval '1 year')`;

const selectClubs = (db: Queryable, where: SQL, order: SQL): Promise<FoundClub[]> =>
  db
    .select({
      id: clubs.id,
      name: clubs.name,
      logoUrl: clubs.logoUrl,
      primaryColor: clubs.primaryColor,
      address: clubs.address,
      eventsThisYear,
    })
    .from(clubs)
    .where(and(eq(clubs.visible, true), where))
    .orderBy(order, sql`lower(${clubs.name}) collate "C"`, clubs.id)
    .limit(MAX_ROWS);

/** Visible clubs that have the words in their names or addresses. */
export async function findClubs(db: Queryable, words: Words): Promise<{ total: number; rows: FoundClub[] }> {
  const where = sql`(${hasWords(clubName, words)} or ${hasWords(searchText(clubs.address), words)})`;
  const rows = await selectClubs(db, where, matchRank(clubName, words));
  const total =
    rows.length < MAX_ROWS ? rows.length : await db.$count(clubs, and(eq(clubs.visible, true), where));
  return { total: Math.min(total, MAX_COUNTED), rows };
}

/** Visible clubs with a word most similar to the search. Needs trigrams. */
export const findSimilarClubs = (db: Queryable, { text }: Words): Promise<FoundClub[]> =>
  selectClubs(db, sql`${text} <% ${clubName}`, sql`word_similarity(${text}, ${clubName}) desc`);
