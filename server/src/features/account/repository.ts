import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import {
  isVisible,
  type ListedEvent,
  listColumns,
  newestFirst,
  toListItem,
} from '../../events/read/list-events';
import { claimOfPilot } from '../../events/read/pilot-entries';
import { takesPart } from '../../events/read/registrants';
import { isManagerOfClub } from '../../people/club-members';
import { waitingPlace } from '../../people/signed-in';
import type { UserRow } from './account-form';

const { clubJoinRequests, clubMembers, clubs, events, pilotClaims, pilots, registrations, users } = schema;

const MAX_MATCHES = 50;

/** The user with this id, who is signed in. */
export async function getUser(db: Queryable, userId: number): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}`);
  return user;
}

export interface RegisteredEvent {
  event: ListedEvent;
  status: 'registered' | 'waiting';
  place: number;
  isHidden: boolean;
}

/** The person's registrations, in hidden events too, soonest first; past ones last. */
export async function listRegistrations(db: Queryable, userId: number): Promise<RegisteredEvent[]> {
  const rows = await db
    .select({
      ...listColumns,
      status: registrations.status,
      place: waitingPlace,
      isVisible: sql<boolean>`${isVisible}`,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(eq(registrations.userId, userId), isNull(events.joinedTo)))
    .orderBy(sql`${events.startInstant} < now()`, asc(events.startInstant), asc(events.id));
  return rows.map(({ status, place, isVisible: isShown, ...event }) => ({
    event: toListItem(event),
    status,
    place,
    isHidden: !isShown,
  }));
}

/** The clubs that the person belongs to, by name. */
export const listOwnClubs = (db: Queryable, userId: number) =>
  db
    .select({ id: clubs.id, name: clubs.name, isManager: isManagerOfClub })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, userId))
    .orderBy(asc(clubs.name), asc(clubs.id));

/** Unanswered requests of the person to join clubs, longest waiting first. */
export const listAskedClubs = (db: Queryable, userId: number) =>
  db
    .select({ id: clubs.id, name: clubs.name })
    .from(clubJoinRequests)
    .innerJoin(clubs, eq(clubs.id, clubJoinRequests.clubId))
    .where(eq(clubJoinRequests.userId, userId))
    .orderBy(asc(clubJoinRequests.createdAt), asc(clubs.id));

export interface PilotOfEvent {
  event: ListedEvent;
  pilot: { id: string; name: string };
}

const pilotColumns = { pilotId: pilots.id, pilotName: pilots.name };

/** Pilots who take part under the handle and whom the person has not claimed, newest event first, at most 50. */
export async function listMatches(
  db: Queryable,
  { id, handle }: Pick<UserRow, 'id' | 'handle'>,
): Promise<(PilotOfEvent & { isClaimedByOther: boolean })[]> {
  if (handle === null) return [];
  const rows = await db
    .select({ ...listColumns, ...pilotColumns, claimedBy: pilotClaims.userId })
    .from(pilots)
    .innerJoin(events, eq(events.id, pilots.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(pilotClaims, claimOfPilot)
    .where(
      and(
        eq(sql`lower(${pilots.name})`, handle.toLowerCase()),
        takesPart(),
        isVisible,
        or(isNull(pilotClaims.userId), ne(pilotClaims.userId, id)),
      ),
    )
    .orderBy(...newestFirst)
    .limit(MAX_MATCHES);
  return rows.map(({ pilotId, pilotName, claimedBy, ...event }) => ({
    event: toListItem(event),
    pilot: { id: pilotId, name: pilotName },
    isClaimedByOther: claimedBy !== null,
  }));
}

/** The person's claims in visible events, newest event first. */
export async function listClaims(db: Queryable, userId: number): Promise<PilotOfEvent[]> {
  const rows = await db
    .select({ ...listColumns, ...pilotColumns })
    .from(pilotClaims)
    .innerJoin(pilots, claimOfPilot)
    .innerJoin(events, eq(events.id, pilots.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(eq(pilotClaims.userId, userId), isVisible))
    .orderBy(...newestFirst);
  return rows.map(({ pilotId, pilotName, ...event }) => ({
    event: toListItem(event),
    pilot: { id: pilotId, name: pilotName },
  }));
}
