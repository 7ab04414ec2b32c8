import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { prepareOnce, type Queryable, schema } from '../database';
import { hasClubTier } from './club-tier';

const { clubKeys, clubMembers, clubs, users } = schema;

/** Identifies keys for people and secret scanners. */
const PREFIX = 'hsk_';
/** 32 random bytes in base64url. */
const KEY = /^Bearer +(hsk_[\w-]{43})$/i;
const MINUTE_MS = 60_000;

export interface KeyHolder {
  keyId: number;
  club: { id: number; name: string; timeZone: string };
  /** whether an admin of the club has the Club tier or is within its grace period, which the key needs (R125) */
  hasClubTier: boolean;
}

const hashKey = (key: string): string => hash('sha256', key, 'hex');

const isInUse = (clubId: number) => and(eq(clubKeys.clubId, clubId), isNull(clubKeys.revokedAt));

export type KeyState = Pick<typeof clubKeys.$inferSelect, 'createdAt' | 'lastUsedAt' | 'notifiedAt'>;

/** The current key of a club, without its secret, which is not stored. */
export async function findKeyState(db: Queryable, clubId: number): Promise<KeyState | undefined> {
  const { createdAt, lastUsedAt, notifiedAt } = clubKeys;
  const rows = await db
    .select({ createdAt, lastUsedAt, notifiedAt })
    .from(clubKeys)
    .where(isInUse(clubId))
    .orderBy(desc(clubKeys.id))
    .limit(1);
  return rows[0];
}

/** Revokes the key of a club, if it has one. */
export async function revokeClubKey(tx: Queryable, clubId: number): Promise<void> {
  await tx.update(clubKeys).set({ revokedAt: sql`now()` }).where(isInUse(clubId));
}

/** Shown to a manager once. */
export interface NewClubKey {
  key: string;
  /** the secret in the address that the desktop app notifies */
  notificationSecret: string;
}

/** Creates and returns the key of a club, which replaces the previous one. */
export async function createClubKey(
  tx: Queryable,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<NewClubKey> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  const notificationSecret = randomBytes(32).toString('base64url');
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update');
  await revokeClubKey(tx, clubId);
  const hashes = { keyHash: hashKey(key), notificationHash: hashKey(notificationSecret) };
  await tx.insert(clubKeys).values({ clubId, ...hashes, createdBy: userId });
  return { key, notificationSecret };
}

/** Records a notification of a club's desktop app, with the current key or its secret address. */
export async function noteNotification(db: Queryable, clubId: number, atMs: number): Promise<void> {
  await db
    .update(clubKeys)
    .set({ notifiedAt: new Date(atMs) })
    .where(isInUse(clubId));
}

const findAdmin = (db: Queryable) =>
  db
    .select({ id: users.id })
    .from(clubMembers)
    .innerJoin(users, eq(users.id, clubMembers.userId))
    .where(
      and(
        eq(clubMembers.clubId, clubs.id),
        eq(clubMembers.role, 'admin'),
        hasClubTier(sql.placeholder('now')),
      ),
    );

const selectHolder = (
  db: Queryable,
  hash: typeof clubKeys.keyHash | typeof clubKeys.notificationHash,
  name: string,
) =>
  db
    .select({
      keyId: clubKeys.id,
      lastUsedAt: clubKeys.lastUsedAt,
      club: { id: clubs.id, name: clubs.name, timeZone: clubs.timeZone },
      hasClubTier: sql<boolean>`${exists(findAdmin(db))}`,
    })
    .from(clubKeys)
    .innerJoin(clubs, eq(clubs.id, clubKeys.clubId))
    .where(and(eq(hash, sql.placeholder('hash')), isNull(clubKeys.revokedAt)))
    .prepare(name);

const prepareFindByKey = prepareOnce('holder_of_key', (db, name) => selectHolder(db, clubKeys.keyHash, name));
const prepareFindBySecret = prepareOnce('holder_of_secret', (db, name) =>
  selectHolder(db, clubKeys.notificationHash, name),
);

/** The club of a secret address; undefined for a wrong or revoked secret, and without the Club tier (R125). */
export async function findNotifiedClub(
  db: Queryable,
  secret: string,
  nowMs: number,
): Promise<number | undefined> {
  const [row] = await prepareFindBySecret(db).execute({ hash: hashKey(secret), now: new Date(nowMs) });
  return row?.hasClubTier ? row.club.id : undefined;
}

/**
 * Finds the owner of the key in an `Authorization` header; undefined for a wrong or revoked one. Looks up the hash, so
 * the time of the lookup reveals nothing about keys. Records the use once a minute.
 */
export async function findKeyHolder(
  db: Queryable,
  authorization: string | undefined,
  nowMs: number,
): Promise<KeyHolder | undefined> {
  const key = KEY.exec(authorization ?? '')?.[1];
  if (key === undefined) return undefined;
  const [row] = await prepareFindByKey(db).execute({ hash: hashKey(key), now: new Date(nowMs) });
  if (!row) return undefined;
  const { lastUsedAt, ...holder } = row;
  if (lastUsedAt === null || nowMs - lastUsedAt.getTime() >= MINUTE_MS)
    await db
      .update(clubKeys)
      .set({ lastUsedAt: new Date(nowMs) })
      .where(eq(clubKeys.id, row.keyId));
  return holder;
}
