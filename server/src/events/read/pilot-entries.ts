import { type Guid, groupBy } from '@holeshot/domain';
import { and, asc, eq, exists, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Queryable, schema } from '../../database';
import { isVisible, newestFirst } from './list-events';
import { isPublicProfile } from './public-profile';
import { takesPart } from './registrants';

const { clubs, erasedPilots, eventRankings, events, pilotClaims, pilots, users } = schema;

/** Names are equal when only their case differs; for statements on pilots. */
export const keyOfPilot = sql<string>`lower(btrim(${pilots.name}))`;

/**
 * Whether a pilot of an event stands under a name that visitors may find: takes part in a visible event, is no practice
 * pilot where others race (R67), has a name of its own, and belongs to no deleted account. For statements that join pilots
 * and events.
 */
export function isNamedPilot(): SQL | undefined {
  const erased = new QueryBuilder()
    .select({ one: sql`1` })
    .from(erasedPilots)
    .where(and(eq(erasedPilots.eventId, pilots.eventId), eq(erasedPilots.pilotId, pilots.id)));
  return and(
    isVisible,
    eq(pilots.isInPilotsFile, true),
    or(eq(events.eventType, 'CasualPractice'), eq(pilots.practicePilot, false)),
    ne(sql`btrim(${pilots.name})`, ''),
    not(exists(erased)),
    takesPart(),
  );
}

/** The condition that joins a pilot and their claim. */
export const claimOfPilot = and(eq(pilotClaims.eventId, pilots.eventId), eq(pilotClaims.pilotId, pilots.id));

/** The condition that joins a pilot and their place in the ranking. */
export const rankingOfPilot = and(
  eq(eventRankings.eventId, pilots.eventId),
  eq(eventRankings.pilotId, pilots.id),
);

/** A pilot as visitors find one: a person with a public profile, or a name within a club. */
export type PilotRef = { userId: number } | { userId: null; clubId: number; key: string };

/**
 * Whether nobody with a public profile claimed a pilot, and nobody who wants none (R138). For statements that left-join the
 * claim and its person.
 */
export const standsByName = or(
  sql`${users.id} is null`,
  and(eq(users.hasPublicProfile, true), sql`(${isPublicProfile}) is not true`),
);

/** A pilot of an event, with what was reached there. */
export interface PilotEntry {
  eventId: Guid;
  pilotId: Guid;
  photoUrl: string | null;
  club: { id: number; name: string };
  rank: number | null;
  bestLapSeconds: number | null;
  bestLapRaceId: Guid | null;
  raceCount: number;
  winCount: number;
}

/** More than anybody flies at; older events are left out. */
const MAX_ENTRIES = 1_000;

const columns = {
  eventId: events.id,
  pilotId: pilots.id,
  photoUrl: pilots.photoUrl,
  club: { id: clubs.id, name: clubs.name },
  rank: eventRankings.rank,
  bestLapSeconds: eventRankings.bestLapSeconds,
  bestLapRaceId: eventRankings.bestLapRaceId,
  raceCount: sql<number>`coalesce(${eventRankings.raceCount}, 0)`,
  winCount: sql<number>`coalesce(${eventRankings.winCount}, 0)`,
};

const selectEntries = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      ...columns,
      userId: sql<number | null>`case when ${isPublicProfile} then ${users.id} end`,
      key: keyOfPilot,
    })
    .from(pilots)
    .innerJoin(events, eq(events.id, pilots.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(pilotClaims, claimOfPilot)
    .leftJoin(users, eq(users.id, pilotClaims.userId))
    .leftJoin(eventRankings, rankingOfPilot)
    .where(and(where, isNamedPilot()))
    .orderBy(...newestFirst, asc(pilots.id));

/** The pilots of visible events that a person or a name stands for, the newest event first. */
export const listEntries = (db: Queryable, ref: PilotRef): Promise<PilotEntry[]> =>
  selectEntries(
    db,
    ref.userId === null
      ? and(eq(events.clubId, ref.clubId), sql`${keyOfPilot} = ${ref.key}`, standsByName)
      : eq(pilotClaims.userId, ref.userId),
  ).limit(MAX_ENTRIES);

/** The entries of several pilots, in the order of `refs`. */
async function listEntriesForPilots(db: Queryable, refs: readonly PilotRef[]): Promise<PilotEntry[][]> {
  const userIds = refs.flatMap(({ userId }) => userId ?? []);
  const keys = refs.flatMap((ref) => (ref.userId === null ? ref.key : []));
  // One statement per kind: no index serves both.
  const [claimed, named] = await Promise.all([
    userIds.length > 0 ? selectEntries(db, inArray(pilotClaims.userId, userIds)) : [],
    keys.length > 0 ? selectEntries(db, and(inArray(keyOfPilot, keys), standsByName)) : [],
  ]);
  const byUser = groupBy(claimed, ({ userId }) => userId);
  const byName = groupBy(named, ({ club, key }) => `${club.id} ${key}`);
  return refs.map(
    (ref) => (ref.userId === null ? byName.get(`${ref.clubId} ${ref.key}`) : byUser.get(ref.userId)) ?? [],
  );
}

/** The photos that people with accounts chose. */
async function listPhotos(db: Queryable, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, photoUrl: users.photoUrl })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.flatMap(({ id, photoUrl }) => (photoUrl === null ? [] : [[id, photoUrl]])));
}

/** The facts of a pilot in lists. */
export interface PilotFacts {
  photoUrl: string | null;
  /** where the pilot flew most; null without events */
  club: { id: number; name: string } | null;
  /** events with a race of the pilot that has ended, as on profiles (R19) */
  eventCount: number;
  /** the fastest single lap at that club */
  bestLapSeconds: number | null;
  /** at any club, newest first */
  entries: readonly PilotEntry[];
}

/** Whether a race of the pilot in the event has ended. */
export const hasFlown = ({ raceCount }: Pick<PilotEntry, 'raceCount'>): boolean => raceCount > 0;

/** Sums up a pilot's entries, the newest first. */
function summarizeEntries(entries: readonly PilotEntry[]): PilotFacts {
  const counts = new Map<number, number>();
  const flown = entries.filter(hasFlown);
  for (const { club } of flown.length > 0 ? flown : entries)
    counts.set(club.id, (counts.get(club.id) ?? 0) + 1);
  const [home] = [...counts].sort(([, a], [, b]) => b - a);
  const atHome = entries.filter(({ club }) => club.id === home?.[0]);
  const laps = atHome.flatMap(({ bestLapSeconds }) => bestLapSeconds ?? []);
  return {
    photoUrl: entries.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? null,
    club: atHome[0]?.club ?? null,
    eventCount: new Set(flown.map(({ eventId }) => eventId)).size,
    bestLapSeconds: laps.length > 0 ? Math.min(...laps) : null,
    entries,
  };
}

/**
 * Adds facts to pilots; with a club only those of their entries there. The photo of an account comes before those of events.
 */
export async function addFacts<T extends { ref: PilotRef }>(
  db: Queryable,
  pilots: readonly T[],
  clubId: number | null = null,
): Promise<(T & PilotFacts)[]> {
  const refs = pilots.map(({ ref }) => ref);
  const userIds = refs.flatMap(({ userId }) => userId ?? []);
  const [entries, photos] = await Promise.all([listEntriesForPilots(db, refs), listPhotos(db, userIds)]);
  return pilots.map((pilot, index) => {
    const own = (entries[index] ?? []).filter(({ club }) => clubId === null || club.id === clubId);
    const facts = summarizeEntries(own);
    return { ...pilot, ...facts, photoUrl: photos.get(pilot.ref.userId ?? 0) ?? facts.photoUrl };
  });
}
