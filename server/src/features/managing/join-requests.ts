import { clubHref, type PropertyFault } from '@holeshot/contract';
import type { Property } from '@holeshot/contract/wire';
import { and, asc, eq } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import type { ClubRow } from '../../people/managed';

const { clubJoinRequests, clubMembers, clubs, notices, users } = schema;

const MAX_CODE = 64;

/** The form for joining a club. */
export const LINK_PROPERTIES: Property[] = [
  {
    name: 'Code',
    title: 'Club code',
    desc: 'A manager of the club gives it to you, and then approves your request.',
    type: 'string',
    value: '',
    maxLength: MAX_CODE,
    required: true,
  },
];

const refuse = (message: string): PropertyFault[] => [{ title: 'Club code', message }];

/** Asks the managers of the club with this code. Asking again changes nothing. Returns why it is not possible. */
export async function askToJoin(tx: Queryable, userId: number, code: string): Promise<PropertyFault[]> {
  if (code === '') return refuse('Fill in this field.');
  const [club] = await tx
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(eq(clubs.code, code.toLowerCase()));
  if (!club) return refuse('No club has this code.');
  const isMember = and(eq(clubMembers.clubId, club.id), eq(clubMembers.userId, userId));
  if ((await tx.$count(clubMembers, isMember)) > 0) return refuse(`You belong to ${club.name} already.`);
  await tx.insert(clubJoinRequests).values({ clubId: club.id, userId }).onConflictDoNothing();
  return [];
}

/** The people who asked to join a club, longest waiting first. */
export const listJoinRequests = (db: Queryable, clubId: number) =>
  db
    .select({
      id: users.id,
      handle: users.handle,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: clubJoinRequests.createdAt,
    })
    .from(clubJoinRequests)
    .innerJoin(users, eq(users.id, clubJoinRequests.userId))
    .where(eq(clubJoinRequests.clubId, clubId))
    .orderBy(asc(clubJoinRequests.createdAt), asc(users.id));

export type JoinRequestRow = Awaited<ReturnType<typeof listJoinRequests>>[number];

/** Answers a request, and tells the person on the next visit. Throws 404 when there is none. */
export async function answerJoinRequest(
  tx: Queryable,
  { club, userId, isApproved }: { club: ClubRow; userId: number; isApproved: boolean },
): Promise<void> {
  const [answered] = await tx
    .delete(clubJoinRequests)
    .where(and(eq(clubJoinRequests.clubId, club.id), eq(clubJoinRequests.userId, userId)))
    .returning();
  if (!answered) throw notFoundError('request', 'userId');
  const text = isApproved
    ? `You are a member of ${club.name} now.`
    : `${club.name} did not accept your request to join.`;
  await tx.insert(notices).values({ userId, text, href: clubHref({ clubId: club.id }) });
  if (!isApproved) return;
  await tx.insert(clubMembers).values({ clubId: club.id, userId, role: 'member' }).onConflictDoNothing();
  await invalidate(tx, ['clubs', 'users']);
}
