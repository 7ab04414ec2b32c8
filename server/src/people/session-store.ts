import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../database';
import { deleteRows } from '../database/keep-newest';

const { sessions } = schema;

/** Maximum sessions of a person: the next sign-in ends the oldest one. */
const SESSIONS_OF_ONE = 20;

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 30 * 24 * 3_600;

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const hashToken = (token: string): string => hash('sha256', token, 'hex');

/** The hash of a token from a cookie; undefined for an invalid text. */
export const findTokenHash = (cookie: string | undefined): string | undefined =>
  cookie !== undefined && TOKEN.test(cookie) ? hashToken(cookie) : undefined;

/** Starts a session and returns its token. Deletes all expired sessions. */
export async function createSession(tx: Queryable, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1_000),
  });
  await keepSessions(tx, userId);
  return token;
}

/** Ends the oldest sessions of people who have more than 20, or of one person. Returns how many. */
export function keepSessions(db: Queryable, userId?: number): Promise<number> {
  const place = sql`row_number() over (partition by ${sessions.userId} order by ${sessions.expiresAt} desc) as place`;
  const ofOne = userId === undefined ? sql`true` : eq(sessions.userId, userId);
  const older = sql`select token_hash from (select token_hash, ${place} from ${sessions} where ${ofOne}) ranked where place > ${SESSIONS_OF_ONE}`;
  return deleteRows(db, sessions, sql`token_hash in (${older})`);
}

/** Ends one session. */
export const endSession = async (db: Queryable, tokenHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

/** Ends every session of a person. */
export const endUserSessions = async (db: Queryable, userId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

/** How many browsers a person is signed in with. */
export const countSessions = (db: Queryable, userId: number): Promise<number> =>
  db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
