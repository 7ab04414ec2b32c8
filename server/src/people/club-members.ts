import { clubHref, manageClubHref } from '@holeshot/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { ApiError, notFoundError } from '../api/api-error';
import { invalidate, type Queryable, schema } from '../database';
import { hasClubTier } from './club-tier';

const { clubMembers, clubs, notices, users } = schema;

/** Whether a member manages the club. */
export const isManagerOfClub = sql<boolean>`${clubMembers.role} = 'admin'`;

/** The members of a club at `now`, managers first, then by name. */
export const listMembers = (db: Queryable, clubId: number, now: Date) =>
  db
    .select({
      id: users.id,
      handle: users.handle,
      firstName: users.firstName,
      lastName: users.lastName,
      isManager: isManagerOfClub,
      hasTier: sql<boolean>`coalesce(${hasClubTier(now)}, false)`,
    })
    .from(clubMembers)
    .innerJoin(users, eq(users.id, clubMembers.userId))
    .where(eq(clubMembers.clubId, clubId))
    .orderBy(
      desc(isManagerOfClub),
      asc(sql`lower(coalesce(${users.handle}, ${users.firstName}))`),
      asc(users.id),
    );

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** How many managers a club has, with or without the Club tier. */
export const countManagers = (db: Queryable, clubId: number): Promise<number> =>
  db.$count(clubMembers, and(eq(clubMembers.clubId, clubId), eq(clubMembers.role, 'admin')));

interface Change {
  club: { id: number; name: string };
  userId: number;
  isManager: boolean;
  /** who changes it; other people are notified on their next visit */
  byId: number;
}

/**
 * Makes a member a manager of the club, or reverts that. Throws `ApiError`: not-found for somebody who is no member,
 * conflict for the last manager.
 */
export async function setManager(tx: Queryable, { club, userId, isManager, byId }: Change): Promise<void> {
  const members = await tx.select().from(clubMembers).where(eq(clubMembers.clubId, club.id)).for('update');
  const member = members.find((row) => row.userId === userId);
  if (!member) throw notFoundError('member', 'userId');
  const role = isManager ? 'admin' : 'member';
  if (member.role === role) return;
  if (!isManager && members.filter((row) => row.role === 'admin').length === 1)
    throw new ApiError('conflict', 'A club needs a manager: name another one first.');
  const ofUser = eq(clubMembers.userId, userId);
  await tx
    .update(clubMembers)
    .set({ role })
    .where(and(ofUser, eq(clubMembers.clubId, club.id)));
  // keeps the choice while it is valid
  const managed = await tx
    .select({
      clubId: clubMembers.clubId,
      isChosen: sql<boolean>`${eq(users.managedClubId, clubMembers.clubId)}`,
    })
    .from(clubMembers)
    .innerJoin(users, eq(users.id, clubMembers.userId))
    .where(and(ofUser, eq(clubMembers.role, 'admin')))
    .orderBy(asc(clubMembers.clubId));
  if (!managed.some(({ isChosen }) => isChosen))
    await tx
      .update(users)
      .set({ managedClubId: managed[0]?.clubId ?? null })
      .where(eq(users.id, userId));
  const text = isManager ? `You manage ${club.name} now.` : `You no longer manage ${club.name}.`;
  const href = isManager ? manageClubHref() : clubHref({ clubId: club.id });
  if (userId !== byId) await tx.insert(notices).values({ userId, text, href });
  await invalidate(tx, ['clubs', 'users', `user:${userId}`]);
}

/**
 * Removes a member from a club. Throws `ApiError`: not-found for somebody who is no member, conflict for a manager, who has to
 * become a member first.
 */
export async function removeMember(
  tx: Queryable,
  { clubId, userId, byId }: { clubId: number; userId: number; byId: number },
): Promise<void> {
  const isMember = and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId));
  const [member] = await tx
    .select({ role: clubMembers.role, club: clubs.name })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(isMember)
    .for('update', { of: clubMembers });
  if (!member) throw notFoundError('member', 'userId');
  if (member.role === 'admin')
    throw new ApiError('conflict', 'This is a manager of the club, who has to become a member first.');
  await tx.delete(clubMembers).where(isMember);
  const text = `You are no longer a member of ${member.club}.`;
  if (userId !== byId) await tx.insert(notices).values({ userId, text, href: clubHref({ clubId }) });
  await invalidate(tx, ['clubs', 'users', `user:${userId}`]);
}

/** Adds a manager like `setManager`, also one who is no member yet. */
export async function addManager(tx: Queryable, change: Omit<Change, 'isManager'>): Promise<void> {
  const { club, userId } = change;
  await tx.insert(clubMembers).values({ clubId: club.id, userId, role: 'member' }).onConflictDoNothing();
  await setManager(tx, { ...change, isManager: true });
}
