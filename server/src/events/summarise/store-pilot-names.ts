import type { Guid } from '@holeshot/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, invalidate, type Queryable, schema } from '../../database';
import { claimOfPilot, isNamedPilot, keyOfPilot } from '../read/pilot-entries';

const { clubs, events, pilotClaims, pilotNames, pilots, siteKeys } = schema;

/** Increase it when the rule of `pilot_names` changes, so that the next start rebuilds them. */
const PILOT_NAMES_VERSION = '1';
const VERSION_KEY = 'pilot-names';

/** An arbitrary number for the locks of clubs whose names are being stored. */
const NAMES_LOCK = 7_264_052;

/**
 * Rebuilds the names of a club's pilots, and writes those that differ. A lock per club ensures that concurrent
 * transactions see each other's events.
 */
async function storeNamesOfClub(tx: Queryable, clubId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK}::int, ${clubId}::int)`);
  const newest = sql`${events.startInstant} desc nulls last, ${events.id}, ${pilots.id}`;
  const names = tx
    .select({
      key: keyOfPilot.as('key'),
      userId: pilotClaims.userId,
      name: sql<string>`(array_agg(btrim(${pilots.name}) order by ${newest}))[1]`.as('name'),
      eventCount: sql<number>`count(distinct ${events.id})::int`.as('event_count'),
    })
    .from(events)
    .innerJoin(pilots, eq(pilots.eventId, events.id))
    .leftJoin(pilotClaims, claimOfPilot)
    .where(and(eq(events.clubId, clubId), isNamedPilot()))
    .groupBy(keyOfPilot, pilotClaims.userId);
  await tx.execute(sql`
    with names as (${names}),
    gone as (
      delete from ${pilotNames} stored where stored.club_id = ${clubId}
      -- a hash of the names, whatever the planner expects: with not exists it compared each name with each
      and (stored.key, coalesce(stored.user_id, 0)) not in (select key, coalesce(user_id, 0) from names)
    )
    insert into ${pilotNames} (club_id, key, user_id, name, words, event_count)
    select ${clubId}::int, key, user_id, name, search_text(name), event_count from names
    on conflict on constraint pilot_names_key do update set name = excluded.name, words = excluded.words, event_count = excluded.event_count
    where (pilot_names.name, pilot_names.event_count) is distinct from (excluded.name, excluded.event_count)`);
}

/**
 * Brings the names of clubs' pilots up to date, which search and the lists of pilots read. Every transaction ends with it
 * that changes who takes part in an event, which events a club has or shows, whom a person claimed, or whose name is erased.
 */
export async function storePilotNames(tx: Queryable, clubIds: Iterable<number>): Promise<void> {
  // in one order, so that two transactions never wait for each other
  for (const clubId of [...new Set(clubIds)].sort((a, b) => a - b)) await storeNamesOfClub(tx, clubId);
}

/** `storePilotNames` for the clubs that host events. */
export async function storeNamesOfEvents(tx: Queryable, eventIds: readonly Guid[]): Promise<void> {
  if (eventIds.length === 0) return;
  const rows = await tx
    .selectDistinct({ clubId: events.clubId })
    .from(events)
    .where(inArray(events.id, [...eventIds]));
  await storePilotNames(
    tx,
    rows.map(({ clubId }) => clubId),
  );
}

/** Rebuilds the names of all clubs if the stored ones follow an older rule: after an update or a restore. */
export async function fillPilotNames(database: Database): Promise<void> {
  const { db } = database;
  const [made] = await db.select().from(siteKeys).where(eq(siteKeys.name, VERSION_KEY));
  if (made?.value === PILOT_NAMES_VERSION) return;
  for (const { id } of await db.select({ id: clubs.id }).from(clubs)) {
    await database.transaction((tx) => storePilotNames(tx, [id]));
  }
  const row = { name: VERSION_KEY, value: PILOT_NAMES_VERSION };
  await database.transaction(async (tx) => {
    await tx
      .insert(siteKeys)
      .values(row)
      .onConflictDoUpdate({ target: siteKeys.name, set: { value: row.value } });
    await invalidate(tx, ['events']);
  });
}
