import { sql } from 'drizzle-orm';
import { type Queryable, readRows, schema } from '../../database';
import type { PilotRef } from '../../events/read/pilot-entries';
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
 * One row per public profile and per other name within a club; whoever wants no public profile is left out. The two are
 * statements of their own, because almost all names are nobody's.
 */
function selectPilots({ clubId }: NamesFilter) {
  const isOfClub = clubId === null ? sql`true` : sql`${pilotNames.clubId} = ${clubId}`;
  return sql`
    select null::int as user_id, null as handle, club_id, key, max(name) as name, max(words) collate "C" as sorted
    from ${pilotNames} left join ${users} on ${users.id} = ${pilotNames.userId}
    where ${isOfClub} and (${users.id} is null or (${users.hasPublicProfile} and (${isPublicProfile}) is not true))
    group by club_id, key
    union all
    select ${users.id}, ${users.handle}, null, null, ${users.handle}, search_text(${users.handle}) collate "C"
    from ${users} where ${isPublicProfile} and exists (
      select from ${pilotNames} where ${pilotNames.userId} = ${users.id} and ${isOfClub})`;
}

const letterOf = sql`case when left(sorted, 1) between 'a' and 'z' then left(sorted, 1) else '#' end`;

/** A page of names, A to Z, other signs last; from the filter's letter on. */
export async function listNames(db: Queryable, filter: NamesFilter): Promise<NamesPage> {
  const pilots = selectPilots(filter);
  const counts = await readRows<{ letter: string; count: number; without: number }>(
    db,
    sql`select ${letterOf} as letter, count(*)::int as count, (count(*) filter (where user_id is null))::int as without
      from (${pilots}) pilots group by 1 order by ${letterOf} = '#', 1`,
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const start = counts.findIndex(({ letter }) => filter.letter === null || letter === filter.letter);
  const before = counts.slice(0, Math.max(start, 0)).reduce((sum, { count }) => sum + count, 0);
  // a letter opens the page on which its first name is
  const wanted = filter.letter === null ? filter.page : Math.floor(before / NAMES_PER_PAGE) + 1;
  const pages = Math.max(1, Math.ceil(total / NAMES_PER_PAGE));
  const page = Math.min(wanted, pages);
  const rows = await readRows<{
    user_id: number | null;
    handle: string | null;
    club_id: number;
    key: string;
    name: string;
  }>(
    db,
    sql`select user_id, handle, club_id, key, name from (${pilots}) pilots
      order by ${letterOf} = '#', sorted, club_id nulls first, user_id
      limit ${NAMES_PER_PAGE} offset ${(page - 1) * NAMES_PER_PAGE}`,
  );
  return {
    total,
    withoutAccount: counts.reduce((sum, { without }) => sum + without, 0),
    ...{ page, pages, letters: counts.map(({ letter }) => letter) },
    rows: rows.map(({ user_id: userId, handle, club_id: clubId, key, name }) => ({
      ref: userId === null ? { userId, clubId, key } : { userId },
      ...{ handle, name },
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
