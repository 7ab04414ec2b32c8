import { sql } from 'drizzle-orm';
import { type Queryable, readRows, schema, searchText } from '../../database';
import type { PilotRef } from '../../events/read/pilot-entries';
import { isPublicProfile } from '../../events/read/public-profile';
import { MAX_COUNTED, MAX_ROWS, matchRank, type Words } from './words';

const { pilotNames, users } = schema;

/** A pilot whose name was found. */
export interface FoundPilot {
  ref: PilotRef;
  /** of the public profile; null for a name without one */
  handle: string | null;
  name: string;
  /** see `matchRank` */
  place: number;
}

/** Maximum rows per statement: enough for three results and their number. */
const CANDIDATES = 200;

type Row = {
  user_id: number | null;
  handle: string | null;
  club_id: number | null;
  key: string | null;
  name: string;
  event_count: number;
  place: number;
  total: number;
};

const handle = searchText(users.handle);

const columns = sql`${pilotNames.clubId} as club_id, ${pilotNames.key} as key, ${pilotNames.name} as name, ${pilotNames.words} as words,
  ${pilotNames.userId} as user_id, ${pilotNames.eventCount} as event_count`;

/** Separate statements, so that each uses its index. */
function candidates({ prefix, inner }: Words) {
  const ordered = sql`${pilotNames.words} collate "C"`;
  const starting = sql`(select ${columns} from ${pilotNames} where ${ordered} like ${prefix} order by ${ordered} limit ${CANDIDATES})`;
  const containing = sql`(select ${columns} from ${pilotNames} where ${pilotNames.words} like ${inner} limit ${CANDIDATES})`;
  return inner ? sql`${starting} union ${containing}` : starting;
}

const similar = ({ text }: Words) =>
  sql`select ${columns} from ${pilotNames} where ${pilotNames.words} % ${text} order by similarity(${pilotNames.words}, ${text}) desc limit ${CANDIDATES}`;

/**
 * Pilots by name, without people who hide their profile. The names of one person are one result, under the handle.
 * `order` sorts the groups.
 */
async function selectPilots(
  db: Queryable,
  words: Words,
  {
    from,
    own,
    order,
  }: { from: ReturnType<typeof sql>; own: ReturnType<typeof sql>; order: ReturnType<typeof sql> },
): Promise<{ total: number; rows: FoundPilot[] }> {
  const isPublic = sql`(${isPublicProfile})`;
  const rows = await readRows<Row>(
    db,
    sql`with hits as (${from}),
    pilots as (
      select case when ${isPublic} then ${users.id} end as user_id,
        case when ${isPublic} then ${users.handle} end as handle,
        case when ${isPublic} then null else hits.club_id end as club_id,
        case when ${isPublic} then null else hits.key end as key,
        hits.name, hits.words, hits.event_count
      from hits left join ${users} on ${users.id} = hits.user_id
      where ${users.id} is null or ${users.hasPublicProfile}
      union all
      (select ${users.id}, ${users.handle}, null, null, ${users.handle}, ${handle}, 0 from ${users}
      where ${isPublic} and ${own} limit ${CANDIDATES})
    )
    select user_id, handle, club_id, key, coalesce(handle, max(name)) as name,
      sum(event_count)::int as event_count, min(${matchRank(sql`pilots.words`, words)}) as place,
      (count(*) over ())::int as total
    from pilots group by user_id, handle, club_id, key
    order by ${order}, event_count desc, lower(coalesce(handle, max(name))) collate "C", club_id
    limit ${MAX_ROWS}`,
  );
  return {
    total: Math.min(rows[0]?.total ?? 0, MAX_COUNTED),
    rows: rows.map(({ user_id: userId, club_id: clubId, key, handle: own, name, place }) => ({
      ref: userId === null ? { userId, clubId: clubId ?? 0, key: key ?? '' } : { userId },
      handle: own,
      name,
      place,
    })),
  };
}

/** Pilots whose names have the words in them: the whole name first, then names that begin with them. */
export const findPilots = (db: Queryable, words: Words) =>
  selectPilots(db, words, {
    from: candidates(words),
    own: words.inner ? sql`${handle} like ${words.inner}` : sql`${handle} collate "C" like ${words.prefix}`,
    order: sql`place`,
  });

/** Pilots with names most similar to the search. Needs trigrams. */
export const findSimilarPilots = (db: Queryable, words: Words) =>
  selectPilots(db, words, {
    from: similar(words),
    own: sql`${handle} % ${words.text}`,
    order: sql`max(similarity(pilots.words, ${words.text})) desc`,
  });
