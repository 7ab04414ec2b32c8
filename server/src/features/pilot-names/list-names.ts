import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, readRows, schema } from '../../database';
import { type PilotRef, standsByName } from '../../events/read/pilot-entries';
import { isPublicProfile } from '../../events/read/public-profile';
import { NAMES_PER_PAGE, type NamesFilter } from './filter';

const { clubs, pilotNames, users } = schema;

/** A line of the list: a public profile, or a name within a club. */
export interface ListedName {
  ref: PilotRef;
  handle: string | null;
  name: string;
}

export interface NamesPage {
  total: number;
  withoutAccount: number;
  page: number;
  pages: number;
  /** `a` to `z`, and `#` */
  letters: string[];
  rows: ListedName[];
}

/**
 * One row per public profile and per other name within a club, without people who hide their profile. Two statements,
 * because almost all names are unclaimed.
 */
function selectPilots({ clubId }: NamesFilter) {
  const isOfClub = clubId === null ? sql`true` : sql`${pilotNames.clubId} = ${clubId}`;
  return sql`
    select null::int as user_id, null as handle, club_id, key, max(name) as name, max(words) collate "C" as sorted
    from ${pilotNames} left join ${users} on ${users.id} = ${pilotNames.userId}
    where ${isOfClub} and ${standsByName}
    group by club_id, key
    union all
    select ${users.id}, ${users.handle}, null, null, ${users.handle}, search_text(${users.handle}) collate "C"
    from ${users} where ${isPublicProfile} and exists (
      select from ${pilotNames} where ${pilotNames.userId} = ${users.id} and ${isOfClub})`;
}

const firstLetter = sql`case when left(sorted, 1) between 'a' and 'z' then left(sorted, 1) else '#' end`;

interface Row {
  user_id: number | null;
  handle: string | null;
  club_id: number;
  key: string;
  name: string;
}

interface Answer {
  letters: [letter: string, count: number, without: number][] | null;
  page: number;
  rows: Row[] | null;
}

/** The page on which the first name with a letter is, from 1. */
const selectPage = (letter: string): SQL => sql`(
  select count(*)::int / ${NAMES_PER_PAGE}::int + 1 from pilots
  where (letter = '#', letter) < (${letter === '#'}, ${letter}))`;

/** A page of names, A to Z, other signs last; the one with the filter's letter, if there is one. */
export async function listNames(db: Queryable, filter: NamesFilter): Promise<NamesPage> {
  const requestedPage = filter.letter === null ? sql`${filter.page}::int` : selectPage(filter.letter);
  const [answer] = await readRows<Answer>(
    db,
    sql`with pilots as materialized (
      select *, ${firstLetter} as letter from (${selectPilots(filter)}) named
    ),
    pages as (
      select least(${requestedPage}, greatest((select count(*) from pilots) - 1, 0)::int / ${NAMES_PER_PAGE}::int + 1) as page
    ),
    listed as (
      select * from pilots order by letter = '#', sorted, club_id nulls first, user_id
      limit ${NAMES_PER_PAGE} offset (select (page - 1) * ${NAMES_PER_PAGE}::int from pages)
    )
    select
      (select json_agg(json_build_array(letter, total, without) order by letter = '#', letter) from (
        select letter, count(*) as total, count(*) filter (where user_id is null) as without from pilots group by letter
      ) counts) as letters,
      (select page from pages) as page,
      (select json_agg(listed) from listed) as rows`,
  );
  const letters = answer?.letters ?? [];
  const total = letters.reduce((sum, [, count]) => sum + count, 0);
  return {
    total,
    withoutAccount: letters.reduce((sum, [, , without]) => sum + without, 0),
    page: answer?.page ?? 1,
    pages: Math.max(1, Math.ceil(total / NAMES_PER_PAGE)),
    letters: letters.map(([letter]) => letter),
    rows: (answer?.rows ?? []).map(({ user_id: userId, handle, club_id: clubId, key, name }) => ({
      ref: userId === null ? { userId, clubId, key } : { userId },
      handle,
      name,
    })),
  };
}

/** Clubs at which somebody flew under a name. */
export const listClubsWithNames = (db: Queryable): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(sql`exists (select from ${pilotNames} where ${pilotNames.clubId} = ${clubs.id})`)
    .orderBy(sql`lower(${clubs.name}) collate "C"`, clubs.id);
