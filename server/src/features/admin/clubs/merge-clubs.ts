import { clubHref } from '@holeshot/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError, notFoundError } from '../../../api/api-error';
import { invalidate, type Queryable, type Scope, schema } from '../../../database';
import { moveRecords } from '../../../events/summarise/move-records';
import { storePilotNames } from '../../../events/summarise/store-pilot-names';

const { clubJoinRequests, clubKeys, clubMembers, clubs, events, formerClubs } = schema;
const { notices, recordChanges, seasons, users, videos } = schema;

/** The rows that a merge of two clubs moves. */
export interface ClubMerge {
  from: { id: number; name: string };
  into: { id: number; name: string };
  counts: Record<'event' | 'season' | 'member' | 'stream' | 'key', number>;
}

/**
 * Plans to merge the club `fromId` into the club `intoId`. Throws `ApiError` (not-found, conflict) when that is
 * impossible.
 */
export async function planClubMerge(
  db: Queryable,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<ClubMerge> {
  if (fromId === intoId) throw new ApiError('conflict', 'A club cannot be merged into itself.');
  const rows = await db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(inArray(clubs.id, [fromId, intoId]));
  const [from, into] = [fromId, intoId].map((wanted) => rows.find(({ id }) => id === wanted));
  if (!from || !into) throw notFoundError('club', 'from');
  const keysInUse = and(eq(clubKeys.clubId, fromId), isNull(clubKeys.revokedAt));
  const counts = {
    event: await db.$count(events, eq(events.clubId, fromId)),
    season: await db.$count(seasons, eq(seasons.clubId, fromId)),
    member: await db.$count(clubMembers, eq(clubMembers.clubId, fromId)),
    stream: await db.$count(videos, eq(videos.clubId, fromId)),
    key: await db.$count(clubKeys, keysInUse),
  };
  return { from, into, counts };
}

/** Both clubs' members stay, with the higher role. */
async function mergeMembers(tx: Queryable, fromId: number, intoId: number): Promise<number[]> {
  const members = await tx.select().from(clubMembers).where(eq(clubMembers.clubId, fromId));
  for (const { userId, role } of members) {
    const row = { clubId: intoId, userId, role };
    const insert = tx.insert(clubMembers).values(row);
    const target = [clubMembers.clubId, clubMembers.userId];
    if (role === 'admin') await insert.onConflictDoUpdate({ target, set: { role } });
    else await insert.onConflictDoNothing();
  }
  const joined = tx
    .select({ id: clubMembers.userId })
    .from(clubMembers)
    .where(eq(clubMembers.clubId, intoId));
  await tx
    .delete(clubJoinRequests)
    .where(and(inArray(clubJoinRequests.clubId, [fromId, intoId]), inArray(clubJoinRequests.userId, joined)));
  const requests = await tx.select().from(clubJoinRequests).where(eq(clubJoinRequests.clubId, fromId));
  if (requests.length > 0)
    await tx
      .insert(clubJoinRequests)
      .values(requests.map((request) => ({ ...request, clubId: intoId })))
      .onConflictDoNothing();
  return members.map(({ userId }) => userId);
}

/** A stream that both clubs have, such as two of one channel, stays once; it is linked to an event if either was. */
async function mergeVideos(tx: Queryable, fromId: number, intoId: number): Promise<void> {
  const other = alias(videos, 'other');
  const isTwin = and(eq(other.clubId, fromId), eq(other.videoId, videos.videoId));
  await tx
    .update(videos)
    .set({ eventId: sql`coalesce(${videos.eventId}, ${other.eventId})` })
    .from(other)
    .where(and(eq(videos.clubId, intoId), isTwin));
  const stored = tx.select({ videoId: videos.videoId }).from(videos).where(eq(videos.clubId, intoId));
  await tx.delete(videos).where(and(eq(videos.clubId, fromId), inArray(videos.videoId, stored)));
  await tx.update(videos).set({ clubId: intoId }).where(eq(videos.clubId, fromId));
}

/**
 * Merges a club into another one, which gets its events, seasons, members, streams and keys, and the history of its
 * records. Its address, and notices about it, lead there from now on. Events keep their time zone. Throws as
 * `planClubMerge`.
 */
export async function mergeClubs(tx: Queryable, ids: { fromId: number; intoId: number }): Promise<ClubMerge> {
  const { fromId, intoId } = ids;
  const locked = await tx
    .select({ id: clubs.id, timeZone: clubs.timeZone })
    .from(clubs)
    .where(inArray(clubs.id, [fromId, intoId]))
    .orderBy(clubs.id)
    .for('update');
  const plan = await planClubMerge(tx, ids);
  const timeZone = locked.find(({ id }) => id === fromId)?.timeZone ?? 'UTC';
  await tx
    .update(events)
    .set({ timeZone })
    .where(and(eq(events.clubId, fromId), isNull(events.timeZone)));
  const moved = await tx
    .update(events)
    .set({ clubId: intoId })
    .where(eq(events.clubId, fromId))
    .returning({ id: events.id });
  await mergeVideos(tx, fromId, intoId);
  await tx.update(seasons).set({ clubId: intoId }).where(eq(seasons.clubId, fromId));
  await tx.update(clubKeys).set({ clubId: intoId }).where(eq(clubKeys.clubId, fromId));
  const userIds = await mergeMembers(tx, fromId, intoId);
  await tx.update(users).set({ managedClubId: intoId }).where(eq(users.managedClubId, fromId));
  await tx
    .update(notices)
    .set({ href: clubHref({ clubId: intoId }) })
    .where(eq(notices.href, clubHref({ clubId: fromId })));
  await tx.update(formerClubs).set({ clubId: intoId }).where(eq(formerClubs.clubId, fromId));
  await moveRecords(tx, inArray(recordChanges.clubId, [fromId, intoId]), { clubId: intoId });
  await tx.delete(clubs).where(eq(clubs.id, fromId));
  await storePilotNames(tx, [intoId]);
  await tx.insert(formerClubs).values({ id: fromId, clubId: intoId });
  await invalidate(tx, [
    ...(['clubs', 'events', 'users', 'videos'] as const),
    ...userIds.map((id): Scope => `user:${id}`),
    ...moved.map(({ id }): Scope => `event:${id}`),
  ]);
  return plan;
}
