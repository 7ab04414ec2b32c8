import { hash, randomBytes } from 'node:crypto';
import { SITE_ADMIN_ID } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../api/api-error';
import { type Database, invalidate, type Queryable, schema } from '../database';

const { siteKeys, users } = schema;

const NAME = 'setup-code';

const digest = (code: string): string => hash('sha256', code, 'hex');

const isSetupCode = (code: string) => and(eq(siteKeys.name, NAME), eq(siteKeys.value, digest(code)));

/** Whether the site has its admin (R6). */
export const hasAdmin = async (db: Queryable): Promise<boolean> =>
  (await db.$count(users, eq(users.id, SITE_ADMIN_ID))) > 0;

/** Reserves the admin's id, so that the second person to sign in does not get it. */
export async function reserveAdminId(db: Queryable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), ${SITE_ADMIN_ID})
        from users_id_seq where last_value < ${SITE_ADMIN_ID}`,
  );
}

/** Creates the first setup code of a site, which stores only its hash; undefined if another process created one. */
export async function makeSetupCode(db: Queryable): Promise<string | undefined> {
  const code = randomBytes(24).toString('base64url');
  const made = await db
    .insert(siteKeys)
    .values({ name: NAME, value: digest(code) })
    .onConflictDoNothing()
    .returning({ name: siteKeys.name });
  return made.length > 0 ? code : undefined;
}

/** Creates a setup code, which replaces the previous one. Throws `ApiError` (conflict) on a site with an admin. */
export async function renewSetupCode({ transaction }: Pick<Database, 'transaction'>): Promise<string> {
  return transaction(async (tx) => {
    if (await hasAdmin(tx)) throw new ApiError('conflict', 'This site has its admin already.');
    await tx.delete(siteKeys).where(eq(siteKeys.name, NAME));
    const code = await makeSetupCode(tx);
    if (code === undefined)
      throw new ApiError('conflict', 'Somebody else makes a setup code now. Try again.');
    return code;
  });
}

/** Whether this setup code is valid. */
export const isOpenSetupCode = async (db: Queryable, code: string): Promise<boolean> =>
  (await db.$count(siteKeys, isSetupCode(code))) > 0;

/**
 * Makes a person the site admin with a single-use setup code, and moves all their data to the admin's id. Throws
 * `ApiError` (bad-parameter) for any other code.
 */
export async function becomeAdmin(tx: Queryable, userId: number, code: string): Promise<number> {
  const [taken] = await tx.delete(siteKeys).where(isSetupCode(code)).returning({ name: siteKeys.name });
  if (!taken || (await hasAdmin(tx)))
    throw new ApiError('bad-parameter', 'This setup code was used, or a newer one was made.', 'setup');
  await tx.update(users).set({ id: SITE_ADMIN_ID }).where(eq(users.id, userId));
  await invalidate(tx, ['users', `user:${userId}`, `user:${SITE_ADMIN_ID}`]);
  return SITE_ADMIN_ID;
}
