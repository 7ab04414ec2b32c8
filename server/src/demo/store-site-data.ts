import { groupBy } from '@holeshot/domain';
import { eq, sql } from 'drizzle-orm';
import { invalidate, lockKey, type Queryable, schema } from '../database';
import { storeClaimedRecords } from '../events/summarise/move-records';
import { storeNamesOfEvents } from '../events/summarise/store-pilot-names';
import { storePilotCount } from '../events/write/store-rows';
import type { DemoSeason } from './demo-season';
import { storeSeasons } from './store-seasons';

/** People of the development provider, who register themselves. */
const TRIED_BY_HAND = 3;
/** The one with pilots to claim. */
const CLAIMS_BY_HAND = 3;

/**
 * Stores the data that event files do not contain: places, people, streams, releases, supporters. Does nothing when
 * another process has done it. `clubIds` are in the season's order. Call it once the events are stored.
 */
export async function storeSiteData(
  tx: Queryable,
  season: DemoSeason,
  clubIds: readonly number[],
): Promise<void> {
  await lockKey(tx, 'demo season');
  const releases = await tx.select().from(schema.releases).limit(1);
  if (releases.length > 0) return;
  for (const { id, place } of season.events)
    await tx.update(schema.events).set(place).where(eq(schema.events.id, id));
  await storePeople(tx, season, clubIds);
  await claimPilots(tx);
  await storeNamesOfEvents(
    tx,
    season.events.map(({ id }) => id),
  );
  await storeRegistrations(tx, season);
  await storeSeasons(tx, season, clubIds);
  const videos = season.videos.map(({ club, ...video }) => ({ ...video, clubId: clubIds[club] ?? 0 }));
  await tx.insert(schema.videos).values(videos);
  await tx.insert(schema.supporters).values(season.supporters);
  await tx.insert(schema.releases).values(season.releases);
  const events = season.events.map(({ id }) => `event:${id}` as const);
  await invalidate(tx, [...events, 'events', 'clubs', 'users', 'videos', 'releases', 'supporters']);
  await storeBestLaps(tx);
}

async function storePeople(tx: Queryable, { users }: DemoSeason, clubIds: readonly number[]): Promise<void> {
  const getClubId = (index: number): number => clubIds[index] ?? 0;
  const rows = users.map(({ homeClub, managedClubs = [], ...user }, index) => {
    const id = index + 1;
    return {
      user: {
        ...user,
        id,
        membershipId: `demo-${id}`,
        managedClubId: managedClubs.map(getClubId)[0] ?? null,
      },
      memberships: [
        ...managedClubs.map((club) => ({ userId: id, clubId: getClubId(club), role: 'admin' as const })),
        ...(homeClub === undefined
          ? []
          : [{ userId: id, clubId: getClubId(homeClub), role: 'member' as const }]),
      ],
    };
  });
  await tx.insert(schema.users).values(rows.map(({ user }) => user));
  // The inserted ids did not advance the sequence: the next person who signs in must get an id after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${users.length})`);
  await tx.insert(schema.clubMembers).values(rows.flatMap(({ memberships }) => memberships));
}

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

/** Notes the best laps of the claimed pilots, event by event. */
async function storeBestLaps(tx: Queryable): Promise<void> {
  const { eventId, userId } = schema.pilotClaims;
  const claims = await tx.select({ eventId, userId }).from(schema.pilotClaims).orderBy(eventId, userId);
  for (const [id, people] of groupBy(claims, (claim) => claim.eventId))
    await storeClaimedRecords(
      tx,
      id,
      people.map((claim) => claim.userId),
    );
}

/** Fills the events with a limited number of places, and puts one person on the waiting list. */
async function storeRegistrations(tx: Queryable, { events, users }: DemoSeason): Promise<void> {
  const people = users.flatMap(({ handle }, index) =>
    handle && index >= TRIED_BY_HAND ? [{ userId: index + 1, pilotName: handle }] : [],
  );
  for (const { id: eventId, place } of events) {
    const { capacity } = place;
    if (capacity === null) continue;
    const entries = people.slice(0, capacity + 1).map((person, index) => {
      const status = index < capacity ? ('registered' as const) : ('waiting' as const);
      return { eventId, ...person, status };
    });
    await tx.insert(schema.registrations).values(entries);
    await storePilotCount(tx, eventId);
  }
}
