import type { Club, Tier } from '@holeshot/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { prepareOnce, type Queryable, schema } from '../../database';

const { clubMembers, clubs, users } = schema;

const columns = {
  id: clubs.id,
  name: clubs.name,
  visible: clubs.visible,
  logoUrl: clubs.logoUrl,
  bannerUrl: clubs.bannerUrl,
  primaryColor: clubs.primaryColor,
  textColor: clubs.textColor,
  latitude: clubs.latitude,
  longitude: clubs.longitude,
  address: clubs.address,
  timeZone: clubs.timeZone,
  description: clubs.description,
  createdAt: clubs.createdAt,
};

/** A club with fields of the API only. */
export type StoredClub = Club & { description: string; createdAt: Date };

/** Visible clubs by name. */
export const listClubs = (db: Queryable): Promise<StoredClub[]> =>
  db
    .select(columns)
    .from(clubs)
    .where(eq(clubs.visible, true))
    .orderBy(sql`lower(${clubs.name})`, asc(clubs.id));

const prepareClub = prepareOnce('club', (db, name) =>
  db
    .select(columns)
    .from(clubs)
    .where(eq(clubs.id, sql.placeholder('clubId')))
    .prepare(name),
);

/** Any club, visible in lists or not; throws 404 for an unknown id. */
export async function getClub(db: Queryable, clubId: number): Promise<StoredClub> {
  const [club] = await prepareClub(db).execute({ clubId });
  if (!club) throw notFoundError('club', 'clubId');
  return club;
}

/** How to answer a call about a club: with what `read` returns, or 404 for an unknown club. */
export const readOfClub =
  <T>(read: (db: Queryable, clubId: number) => Promise<T>) =>
  async (db: Queryable, params: { clubId: string }): Promise<T> => {
    const clubId = Number(params.clubId);
    const [value] = await Promise.all([read(db, clubId), getClub(db, clubId)]);
    return value;
  };

export interface ClubMember {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  tier: Tier;
  hasPublicProfile: boolean;
  role: 'admin' | 'member';
}

/** Admins and members of a club, in the order of their ids. */
export const listMembers = (db: Queryable, clubId: number): Promise<ClubMember[]> =>
  db
    .select({
      id: users.id,
      handle: users.handle,
      firstName: users.firstName,
      lastName: users.lastName,
      photoUrl: users.photoUrl,
      tier: users.tier,
      hasPublicProfile: users.hasPublicProfile,
      role: clubMembers.role,
    })
    .from(clubMembers)
    .innerJoin(users, eq(users.id, clubMembers.userId))
    .where(eq(clubMembers.clubId, clubId))
    .orderBy(asc(users.id));
