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

/** Keeps the admin's id free: nobody gets it by being the second to sign in. */
export async function reserveAdminId(db: Queryable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence('users', 'id'), ${SITE_ADMIN_ID})
        from users_id_seq where last_value < ${SITE_ADMIN_ID}`,
  );
}

/** The first setup code of a site, of which it keeps the hash only; undefined when another process made one. */
export async function makeSetupCode(db: Queryable): Promise<string | undefined> {
  const code = randomBytes(24).toString('base64url');
  const made = await db
    .insert(siteKeys)
    .values({ name: NAME, value: digest(code) })
    .onConflictDoNothing()
    .returning({ name: siteKeys.name });
  return made.length > 0 ? code : undefined;
}

/** A new setup code, which ends the one before. Throws `ApiError` (conflict) on a site that has its admin. */
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

/** Whether the site waits for who signs in with this setup code. */
export const isOpenSetupCode = async (db: Queryable, code: string): Promise<boolean> =>
  (await db.$count(siteKeys, isSetupCode(code))) > 0;

/**
 * Makes a person the site admin, with a setup code that works once: everything of the person is under the admin's id
 * afterwards. Throws `ApiError` (bad-parameter) for any other code.
 */
export async function becomeAdmin(tx: Queryable, userId: number, code: string): Promise<number> {
  const [taken] = await tx.delete(siteKeys).where(isSetupCode(code)).returning({ name: siteKeys.name });
  if (!taken || (await hasAdmin(tx)))
    throw new ApiError('bad-parameter', 'This setup code was used, or a newer one was made.', 'setup');
  await tx.update(users).set({ id: SITE_ADMIN_ID }).where(eq(users.id, userId));
  await invalidate(tx, ['users', `user:${userId}`, `user:${SITE_ADMIN_ID}`]);
  return SITE_ADMIN_ID;
}
