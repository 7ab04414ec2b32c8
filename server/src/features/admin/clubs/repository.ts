import type { Tier } from '@holeshot/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFoundError } from '../../../api/api-error';
import { jsonObject, jsonRows, type Queryable, schema } from '../../../database';
import { findPage, PAGE_SIZE } from '../page/pager';
import { findWhole } from '../page/parse';

const { clubKeys, clubMembers, clubs, events, syncPositions, users } = schema;

interface Manager {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  tier: Tier;
}

const { id, handle, firstName, lastName, tier } = users;

const managers = sql<Manager[]>`(
  select ${jsonRows(jsonObject({ id, handle, firstName, lastName, tier }), sql`${users.id}`)}
  from ${clubMembers} join ${users} on ${eq(users.id, clubMembers.userId)}
  where ${and(eq(clubMembers.clubId, clubs.id), eq(clubMembers.role, 'admin'))})`;

const eventCount = sql<number>`(select count(*)::int from ${events} where ${eq(events.clubId, clubs.id)})`;

const toDate = (text: unknown): Date => new Date(String(text));

const COLUMNS = {
  id: clubs.id,
  name: clubs.name,
  visible: clubs.visible,
  managers,
  events: eventCount,
  /** when the newest file of the desktop app came */
  deliveredAt: sql<Date | null>`(
    select max(${syncPositions.at}) from ${syncPositions}
    where ${syncPositions.eventId} in (select ${events.id} from ${events} where ${eq(events.clubId, clubs.id)}))`.mapWith(
    toDate,
  ),
  /** when a key of the club was used last */
  keyUsedAt: sql<Date | null>`(
    select max(${clubKeys.lastUsedAt}) from ${clubKeys} where ${eq(clubKeys.clubId, clubs.id)})`.mapWith(
    toDate,
  ),
};

/** A page, from 1 and the last one at most, of the clubs whose name has `text`, all when it is empty; by name. */
export async function listClubs(db: Queryable, { text, ...asked }: { text: string; page: number }) {
  const where = text === '' ? undefined : sql`strpos(lower(${clubs.name}), lower(${text})) > 0`;
  const total = await db.$count(clubs, where);
  const { page, offset } = findPage(asked.page, total);
  const rows = await db
    .select(COLUMNS)
    .from(clubs)
    .where(where)
    .orderBy(asc(sql`lower(${clubs.name})`), asc(clubs.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  return { clubs: rows, total, page };
}

export type ListedClub = Awaited<ReturnType<typeof listClubs>>['clubs'][number];

/** The club with this id. Throws 404. */
export async function getClub(db: Queryable, clubId: number): Promise<ListedClub> {
  const [club] = await db.select(COLUMNS).from(clubs).where(eq(clubs.id, clubId));
  if (!club) throw notFoundError('club', 'clubId');
  return club;
}

/** The ids of the club with this number, or of the clubs with this name in any case. */
export async function findClubIds(db: Queryable, text: string): Promise<number[]> {
  const number = findWhole(text);
  const hasName = eq(sql`lower(${clubs.name})`, text.trim().toLowerCase());
  const rows = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(number === undefined ? hasName : eq(clubs.id, number));
  return rows.map((club) => club.id);
}
