import type { WirePilotByName } from '@holeshot/contract/wire';
import { pilotKey } from '@holeshot/domain';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import { type BestTime, isOfClub, listBestTimes, listFlownTimes } from '../../events/read/best-times';
import { getClub } from '../../events/read/clubs';
import { listEntries, type PilotEntry } from '../../events/read/pilot-entries';
import { presentEventListItem } from '../../events/read/present-event';
import { isPublicProfile } from '../../events/read/public-profile';
import { type FlownEvent, listFlownEvents } from './flown-events';

const { clubs, pilotNames, raceSummaries, users } = schema;

interface StoredName {
  key: string;
  name: string;
  /** of a public profile */
  handle: string | null;
}

/** The visible rows of a name: unclaimed ones, and those of people who do not hide their profile. */
const listStoredNames = (db: Queryable, clubId: number, name: string): Promise<StoredName[]> =>
  db
    .select({
      key: pilotNames.key,
      name: pilotNames.name,
      handle: sql<string | null>`case when ${isPublicProfile} then ${users.handle} end`,
    })
    .from(pilotNames)
    .leftJoin(users, eq(users.id, pilotNames.userId))
    .where(
      and(
        eq(pilotNames.clubId, clubId),
        sql`${pilotNames.key} = lower(btrim(${name}))`,
        or(sql`${users.id} is null`, eq(users.hasPublicProfile, true)),
      ),
    );

const listOtherClubs = (db: Queryable, clubId: number, key: string) =>
  db
    .selectDistinct({ ID: clubs.id, Name: clubs.name })
    .from(pilotNames)
    .innerJoin(clubs, eq(clubs.id, pilotNames.clubId))
    .leftJoin(users, eq(users.id, pilotNames.userId))
    .where(
      and(
        eq(pilotNames.key, key),
        ne(pilotNames.clubId, clubId),
        or(sql`${users.id} is null`, eq(users.hasPublicProfile, true)),
      ),
    )
    .orderBy(clubs.id)
    .limit(10);

function presentEvents(
  entries: readonly PilotEntry[],
  flown: ReadonlyMap<string, FlownEvent>,
): WirePilotByName['Events'] {
  return entries.flatMap((entry) => {
    const whole = flown.get(entry.eventId);
    if (!whole) return [];
    return [
      {
        Event: presentEventListItem(whole.event),
        PilotID: entry.pilotId,
        IsOver: whole.isOver,
        Rank: entry.rank,
        Ranked: whole.ranked,
        BestLap: entry.bestLapSeconds,
        BestLapRaceID: entry.bestLapRaceId,
        EventBestLap: whole.bestLapSeconds,
        Races: entry.raceCount,
        RacesWon: entry.winCount,
      },
    ];
  });
}

/** A name's figures compared with the fastest names of its club. */
async function readTimes(
  db: Queryable,
  clubId: number,
  key: string,
): Promise<
  Pick<
    WirePilotByName,
    'BestLap' | 'ClubBestLap' | 'LapPlace' | 'LapPlaces' | 'Holeshot' | 'ClubHoleshot' | 'HoleshotEvent'
  >
> {
  const { bestLapSeconds, holeshotSeconds } = raceSummaries;
  const where = isOfClub(clubId);
  const { laps, holeshots } = await listBestTimes(
    db,
    { laps: bestLapSeconds, holeshots: holeshotSeconds },
    where,
  );
  const isOwn = (time: BestTime) => pilotKey(time.key) === key;
  const lap = laps.find(isOwn);
  const [holeshot] = await listFlownTimes(db, holeshotSeconds, where, holeshots.filter(isOwn).slice(0, 1));
  return {
    BestLap: lap?.seconds ?? null,
    ClubBestLap: laps[0]?.seconds ?? null,
    LapPlace: lap ? laps.filter(({ seconds }) => seconds < lap.seconds).length + 1 : null,
    LapPlaces: laps.length,
    Holeshot: holeshot?.seconds ?? null,
    ClubHoleshot: holeshots[0]?.seconds ?? null,
    HoleshotEvent: holeshot?.event ?? null,
  };
}

/**
 * The events flown under a name at a club, except claims of people with a public profile. Throws 404 for a name without
 * visible events there.
 */
export async function getPilotByName(db: Queryable, clubId: number, name: string): Promise<WirePilotByName> {
  const club = await getClub(db, clubId);
  const stored = await listStoredNames(db, clubId, name);
  const [first] = stored;
  if (!first) throw notFoundError('pilot', 'pilotName');
  const { key } = first;
  const [entries, others, times] = await Promise.all([
    listEntries(db, { userId: null, clubId, key }),
    listOtherClubs(db, clubId, key),
    readTimes(db, clubId, key),
  ]);
  const flown = await listFlownEvents(
    db,
    entries.map(({ eventId }) => eventId),
  );
  return {
    Name: (stored.find(({ handle }) => handle === null) ?? first).name,
    Club: { ID: club.id, Name: club.name },
    PhotoURL: entries.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? null,
    Handle: stored.find(({ handle }) => handle !== null)?.handle ?? null,
    Events: presentEvents(entries, flown),
    ...times,
    OtherClubs: others,
  };
}
