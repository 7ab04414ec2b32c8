import { AFTER_MIDNIGHT_MS, clubPolicy, DAY_MS, type Person, type Tier } from '@holeshot/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { jsonObject, jsonRows, prepareOnce, type Queryable, schema } from '../database';
import { hasClubTier } from './club-tier';
import { type NoticeRow, unreadNotices } from './notices';

const { clubMembers, clubs, events, pilotClaims, registrations, sessions, users } = schema;

/** The person of a session, with the data that every page shows. */
export interface SignedIn extends Person {
  /** SHA-256 of the session's token, hex */
  tokenHash: string;
  tier: Tier;
  /** when the grace period of the Club tier ends; null with the tier, and without a grace period */
  clubTierUntil: Date | null;
  handle: string | null;
  firstName: string;
  lastName: string;
  bio: string;
  photoUrl: string | null;
  thumbUrl: string | null;
  managedClub: { id: number; name: string } | null;
  /** in events that have not ended, like the registrations */
  claimedPilotIds: string[];
  registrations: { eventId: string; status: 'registered' | 'waiting'; place: number }[];
  /** unread, newest first */
  notices: NoticeRow[];
}

const adminOfClubIds = sql<number[]>`(
  select coalesce(json_agg(${clubMembers.clubId} order by ${clubMembers.clubId}), '[]')
  from ${clubMembers}
  where ${and(eq(clubMembers.userId, users.id), eq(clubMembers.role, 'admin'), hasClubTier(sql.placeholder('now')))})`;

/** Place on the waiting list of an event, from 1; 0 when registered. */
export const waitingPlace = sql<number>`case when ${registrations.status} = 'registered' then 0 else (
  select count(*)::int from ${registrations} as ahead
  where ahead.event_id = ${registrations.eventId} and ahead.status = 'waiting' and ahead.id <= ${registrations.id}) end`;

/** A last day that begins at midnight, and the night after it (R124). */
const DAY_AND_NIGHT_MS = DAY_MS + AFTER_MIDNIGHT_MS;

/** Whether an event goes on at an instant; without an end it lasts as long as a day. */
const hasNotEnded = sql`extract(epoch from ${events.startInstant}) * 1000 + greatest(${events.endMs} - ${events.startMs}, 0)
  > ${sql.placeholder('nowMs')}::float8 - ${DAY_AND_NIGHT_MS}::float8`;

const ownRegistrations = sql<SignedIn['registrations']>`(
  select ${jsonRows(
    jsonObject({ eventId: registrations.eventId, status: registrations.status, place: waitingPlace }),
    sql`${registrations.id}`,
  )}
  from ${registrations} join ${events} on ${eq(events.id, registrations.eventId)}
  where ${eq(registrations.userId, users.id)} and ${hasNotEnded})`;

const claimedPilotIds = sql<string[]>`(
  select coalesce(json_agg(${pilotClaims.pilotId}), '[]')
  from ${pilotClaims} join ${events} on ${eq(events.id, pilotClaims.eventId)}
  where ${eq(pilotClaims.userId, users.id)} and ${hasNotEnded})`;

const prepareFind = prepareOnce('signed_in', (db, name) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      id: users.id,
      tier: users.tier,
      clubTierUntil: users.clubTierUntil,
      handle: users.handle,
      firstName: users.firstName,
      lastName: users.lastName,
      bio: users.bio,
      photoUrl: users.photoUrl,
      thumbUrl: users.patreonMemberThumbUrl,
      managedClubId: users.managedClubId,
      managedClubName: clubs.name,
      adminOfClubIds,
      registrations: ownRegistrations,
      claimedPilotIds,
      notices: unreadNotices,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clubs, eq(clubs.id, users.managedClubId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare(name),
);

/** The person of a session that has not expired; undefined for any other token. The rights are those at `nowMs`. */
export async function findSignedIn(
  db: Queryable,
  tokenHash: string,
  nowMs: number,
): Promise<SignedIn | undefined> {
  const [row] = await prepareFind(db).execute({ tokenHash, now: new Date(nowMs), nowMs });
  if (!row) return undefined;
  const { managedClubId, managedClubName, ...person } = row;
  const club = { id: managedClubId ?? 0, name: managedClubName ?? '' };
  return { ...person, managedClub: clubPolicy.canManage(person, { clubId: club.id }) ? club : null };
}
