import { TIERS, type Tier } from '@holeshot/domain';
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { notFoundError } from '../../../api/api-error';
import { jsonRows, type Queryable, schema } from '../../../database';
import { findPage, PAGE_SIZE } from '../page/pager';
import { findWhole } from '../page/parse';

const { clubMembers, clubs, sessions, users } = schema;

/** A person in the list. */
export interface ListedPerson {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  tier: Tier;
  membershipId: string | null;
  createdAt: Date;
  /** names of the clubs that the person is an admin of */
  clubs: string[];
  /** browsers that the person is signed in with */
  sessions: number;
}

/** A text that is a tier; undefined for any other. */
export const findTier = (text: string | undefined): Tier | undefined => TIERS.find((tier) => tier === text);

const managedClubs = sql<string[]>`(
  select ${jsonRows(sql`${clubs.name}`, sql`lower(${clubs.name})`)}
  from ${clubMembers} join ${clubs} on ${eq(clubs.id, clubMembers.clubId)}
  where ${and(eq(clubMembers.userId, users.id), eq(clubMembers.role, 'admin'))})`;

const openSessions = sql<number>`(
  select count(*)::int from ${sessions}
  where ${and(eq(sessions.userId, users.id), gt(sessions.expiresAt, sql`now()`))})`;

const COLUMNS = {
  id: users.id,
  handle: users.handle,
  firstName: users.firstName,
  lastName: users.lastName,
  tier: users.tier,
  membershipId: users.membershipId,
  createdAt: users.createdAt,
  clubs: managedClubs,
  sessions: openSessions,
};

/** Whether a person has the text in the handle or in the name, in any case, or has it as the id here or at the provider. */
function matches(text: string): SQL | undefined {
  if (text === '') return undefined;
  const contains = (column: SQL) => sql`strpos(lower(${column}), lower(${text})) > 0`;
  const id = findWhole(text);
  return or(
    contains(sql`${users.handle}`),
    contains(sql`${users.firstName} || ' ' || ${users.lastName}`),
    eq(users.membershipId, text),
    id === undefined ? undefined : eq(users.id, id),
  );
}

/** A page, from 1 and the last one at most, of the people whom `text` finds, all when it is empty; newest first. */
export async function listPeople(
  db: Queryable,
  { text, ...asked }: { text: string; page: number },
): Promise<{ people: ListedPerson[]; total: number; page: number }> {
  const where = matches(text);
  const total = await db.$count(users, where);
  const { page, offset } = findPage(asked.page, total);
  const people = await db
    .select(COLUMNS)
    .from(users)
    .where(where)
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  return { people, total, page };
}

/** The person with this id. Throws 404. */
export async function getPerson(db: Queryable, userId: number): Promise<ListedPerson> {
  const [person] = await db.select(COLUMNS).from(users).where(eq(users.id, userId));
  if (!person) throw notFoundError('person', 'userId');
  return person;
}

/** Finds a person by id, handle in any case, or id at the membership provider. */
export async function findPersonBy(db: Queryable, text: string): Promise<ListedPerson | undefined> {
  const id = findWhole(text);
  const [person] = await db
    .select(COLUMNS)
    .from(users)
    .where(
      or(
        id === undefined ? undefined : eq(users.id, id),
        eq(sql`lower(${users.handle})`, text.toLowerCase()),
        eq(users.membershipId, text),
      ),
    )
    // a number is an id, even if somebody has it as a handle
    .orderBy(sql`${users.id} = ${id ?? 0} desc`)
    .limit(1);
  return person;
}
