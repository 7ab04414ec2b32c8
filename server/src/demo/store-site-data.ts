import { eq, sql } from 'drizzle-orm';
import { bumpRevisions, type Queryable, schema } from '../database';
import type { DemoSeason } from './demo-season';
import { storeRegistrations } from './store-registrations';

/**
 * Stores the data that event files do not contain: places, people, streams, releases, supporters. Does nothing when
 * another process has done it. `clubIds` are in the season's order. Call it once the events are stored.
 */
export async function storeSiteData(
  tx: Queryable,
  season: DemoSeason,
  clubIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo season', 0))`);
  const releases = await tx.select().from(schema.releases).limit(1);
  if (releases.length > 0) {
    return;
  }
  for (const { id, place } of season.events) {
    await tx.update(schema.events).set(place).where(eq(schema.events.id, id));
  }
  await storePeople(tx, season, clubIds);
  await claimPilots(tx);
  await storeRegistrations(tx, season);
  await tx.insert(schema.videos).values(
    season.videos.map(({ club, startedAt, hasSyncWarning, ...video }) => ({
      ...video,
      clubId: clubIds[club] ?? 0,
      startInstant: new Date(startedAt),
      syncWarning: hasSyncWarning,
    })),
  );
  await tx.insert(schema.supporters).values(
    season.supporters.map(({ name, tier, startedAt, isActive }) => ({
      ...{ name, tier, startDate: new Date(startedAt), active: isActive },
    })),
  );
  await tx
    .insert(schema.releases)
    .values(
      season.releases.map(({ releasedAt, ...release }) => ({ ...release, releasedAt: new Date(releasedAt) })),
    );
  const events = season.events.map(({ id }) => `event:${id}` as const);
  await bumpRevisions(tx, [...events, 'events', 'clubs', 'users', 'videos', 'releases', 'supporters']);
}

async function storePeople(tx: Queryable, { users }: DemoSeason, clubIds: readonly number[]): Promise<void> {
  const clubId = (index: number | null): number | null => (index === null ? null : (clubIds[index] ?? null));
  await tx.insert(schema.users).values(
    users.map(({ managedClub, memberOf: _, alsoAdminOf: __, ...user }) => ({
      ...user,
      membershipId: `demo-${user.id}`,
      managedClubId: clubId(managedClub),
    })),
  );
  // The inserted ids did not advance the sequence: the next person who signs in must get an id after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${users.length})`);
  await tx.insert(schema.clubMembers).values(
    users.flatMap(({ id, managedClub, memberOf, alsoAdminOf }) => {
      const role = managedClub === null ? ('member' as const) : ('admin' as const);
      const clubs = [
        { club: clubId(managedClub ?? memberOf), role },
        { club: clubId(alsoAdminOf), role: 'admin' as const },
      ];
      return clubs.flatMap(({ club, role }) => (club === null ? [] : [{ clubId: club, userId: id, role }]));
    }),
  );
}

/** The pilot whom the development provider signs in finds something to claim. */
const CLAIMS_BY_HAND = 3;

/** Claims the pilots whose name is a handle for its owner, as people do on their account page. */
async function claimPilots(tx: Queryable): Promise<void> {
  const newestEvents = sql`
    select pilots.event_id from pilots join events on events.id = pilots.event_id
    join users on users.id = ${CLAIMS_BY_HAND} and lower(users.handle) = lower(pilots.name)
    where exists (
      select from race_summaries as flown
      where flown.event_id = pilots.event_id and flown.pilot_id = pilots.id
    )
    order by events.start_instant desc limit 2`;
  await tx.execute(sql`
    insert into pilot_claims (event_id, pilot_id, user_id)
    select pilots.event_id, pilots.id, users.id
    from users join pilots on lower(pilots.name) = lower(users.handle)
    where not pilots.practice_pilot and not (users.id = ${CLAIMS_BY_HAND} and pilots.event_id in (${newestEvents}))
    on conflict do nothing`);
}
