import { SITE_ADMIN_ID, TIERS } from '@holeshot/domain';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { notFoundError } from '../../../api/api-error';
import { type Queryable, schema } from '../../../database';
import { claimOfPilot } from '../../../events/read/pilot-entries';

const { clubJoinRequests, clubKeys, clubMembers, clubs, events, formerHandles } = schema;
const { notices, pilotClaims, pilots, registrations, sessions, users } = schema;

type UserRow = typeof users.$inferSelect;
type Registration = typeof registrations.$inferSelect;
type Role = (typeof clubMembers.$inferSelect)['role'];

/** A registration of the person who goes. */
interface PlannedRegistration {
  eventId: string;
  eventName: string;
  own: Registration;
  /** that of the person who stays, for the same event */
  other: Registration | null;
}

/** All effects of a merge: the person `from` goes, and the person `into` stays. */
export interface MergePlan {
  from: UserRow;
  into: UserRow;
  registrations: PlannedRegistration[];
  claims: { eventId: string; eventName: string; pilotId: string; pilotName: string | null }[];
  /** with the role of the person who stays, if there is one */
  memberships: { clubId: number; clubName: string; role: Role; otherRole: Role | null }[];
  /** requests to join clubs to which neither belongs */
  joinRequests: { clubId: number; clubName: string }[];
  formerHandles: string[];
  /** how many there are of each */
  counts: { notices: number; clubKeys: number; sessions: number };
  /** what the person who stays gets */
  profile: Partial<UserRow>;
}

/** Why two people cannot be merged; undefined if they can. */
export function findMergeFault(
  from: Pick<UserRow, 'id'>,
  into: Pick<UserRow, 'id' | 'deletionAt'>,
): string | undefined {
  if (from.id === into.id) return 'This is the same person.';
  if (from.id === SITE_ADMIN_ID)
    return 'This is the admin of the site, who cannot be merged into another person.';
  if (into.deletionAt !== null)
    return 'The account that stays is to be deleted: the person has to take that back first.';
  return undefined;
}

const hasText = (text: string | null): text is string => text !== null && text !== '';

/** The fields of the person who goes that the other one lacks, and the higher tier. */
function mergeProfiles(from: UserRow, into: UserRow): Partial<UserRow> {
  const profile: Partial<UserRow> = {};
  if (into.firstName === '' && into.lastName === '') {
    if (from.firstName !== '') profile.firstName = from.firstName;
    if (from.lastName !== '') profile.lastName = from.lastName;
  }
  for (const name of ['bio', 'country', 'timeZone'] as const)
    if (!hasText(into[name]) && hasText(from[name])) profile[name] = from[name];
  for (const name of ['handle', 'photoUrl', 'patreonMemberThumbUrl', 'membershipId'] as const)
    if (!hasText(into[name]) && hasText(from[name])) profile[name] = from[name];
  if (into.managedClubId === null && from.managedClubId !== null) profile.managedClubId = from.managedClubId;
  if (TIERS.indexOf(from.tier) > TIERS.indexOf(into.tier)) profile.tier = from.tier;
  if (from.clubTierUntil !== null && (into.clubTierUntil === null || from.clubTierUntil > into.clubTierUntil))
    profile.clubTierUntil = from.clubTierUntil;
  return profile;
}

async function planRegistrations(tx: Queryable, from: number, into: number): Promise<PlannedRegistration[]> {
  const rows = await tx
    .select({ eventName: events.name, row: registrations })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(inArray(registrations.userId, [from, into]))
    .orderBy(asc(events.startInstant), asc(events.id));
  return rows
    .filter(({ row }) => row.userId === from)
    .map(({ eventName, row }) => {
      const other = rows.find((one) => one.row.userId === into && one.row.eventId === row.eventId);
      return { eventId: row.eventId, eventName, own: row, other: other?.row ?? null };
    });
}

const planClaims = (tx: Queryable, from: number): Promise<MergePlan['claims']> =>
  tx
    .select({
      eventId: pilotClaims.eventId,
      eventName: events.name,
      pilotId: pilotClaims.pilotId,
      pilotName: pilots.name,
    })
    .from(pilotClaims)
    .innerJoin(events, eq(events.id, pilotClaims.eventId))
    .leftJoin(pilots, claimOfPilot)
    .where(eq(pilotClaims.userId, from))
    .orderBy(asc(events.startInstant), asc(events.id), asc(pilotClaims.pilotId));

async function planClubs(tx: Queryable, from: number, into: number) {
  const people = [from, into];
  const memberRows = await tx
    .select({ userId: clubMembers.userId, clubId: clubs.id, clubName: clubs.name, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(inArray(clubMembers.userId, people))
    .orderBy(asc(clubs.id));
  const requestRows = await tx
    .select({ userId: clubJoinRequests.userId, clubId: clubs.id, clubName: clubs.name })
    .from(clubJoinRequests)
    .innerJoin(clubs, eq(clubs.id, clubJoinRequests.clubId))
    .where(inArray(clubJoinRequests.userId, people))
    .orderBy(asc(clubs.id));
  const belongsTo = (person: number) => (row: { userId: number }) => row.userId === person;
  const memberships = memberRows.filter(belongsTo(from)).map(({ clubId, clubName, role }) => {
    const other = memberRows.filter(belongsTo(into)).find((row) => row.clubId === clubId);
    return { clubId, clubName, role, otherRole: other?.role ?? null };
  });
  const settled = new Set(
    [...memberRows, ...requestRows.filter(belongsTo(into))].map(({ clubId }) => clubId),
  );
  const joinRequests = requestRows
    .filter((row) => belongsTo(from)(row) && !settled.has(row.clubId))
    .map(({ clubId, clubName }) => ({ clubId, clubName }));
  return { memberships, joinRequests };
}

/** Plans a merge; `isLocked` locks the two people until the transaction ends. Throws 404 for an unknown person. */
export async function planMerge(
  tx: Queryable,
  { fromId, intoId, isLocked = false }: { fromId: number; intoId: number; isLocked?: boolean },
): Promise<MergePlan> {
  const select = tx
    .select()
    .from(users)
    .where(inArray(users.id, [fromId, intoId]))
    .orderBy(asc(users.id));
  const rows = await (isLocked ? select.for('update') : select);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (!from || !into) throw notFoundError('person', from ? 'userId' : 'from');
  const handles = await tx
    .select({ handle: formerHandles.handle })
    .from(formerHandles)
    .where(eq(formerHandles.userId, fromId))
    .orderBy(asc(formerHandles.handle));
  return {
    from,
    into,
    registrations: await planRegistrations(tx, fromId, intoId),
    claims: await planClaims(tx, fromId),
    ...(await planClubs(tx, fromId, intoId)),
    formerHandles: handles.map(({ handle }) => handle),
    counts: {
      notices: await tx.$count(notices, eq(notices.userId, fromId)),
      clubKeys: await tx.$count(clubKeys, eq(clubKeys.createdBy, fromId)),
      sessions: await tx.$count(
        sessions,
        and(eq(sessions.userId, fromId), gt(sessions.expiresAt, sql`now()`)),
      ),
    },
    profile: mergeProfiles(from, into),
  };
}
