import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { users } = schema;

type User = typeof users.$inferSelect;

/** The free tier has no public profile (specification section 9). */
const isPublicProfile = and(isNotNull(users.handle), ne(users.tier, 'Free'));

/**
 * Throws 404 unless the person has a public profile. Who has none is not told from who does not exist: numbers are easy
 * to try.
 */
export async function requireProfile(db: Queryable, userId: number): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isPublicProfile));
  if (!user) throw notFound('public profile', 'userId');
}

/** Handles of all public profiles, alphabetical. */
export async function listProfileHandles(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ handle: users.handle })
    .from(users)
    .where(isPublicProfile)
    .orderBy(users.handle);
  return rows.flatMap(({ handle }) => handle ?? []);
}

/**
 * The person with a public profile under this handle, whatever its case; throws 404 otherwise.
 */
export async function getProfile(db: Queryable, handle: string): Promise<User & { handle: string }> {
  // Postgres refuses NUL in any text, so that no handle has it.
  const [user] = handle.includes('\0')
    ? []
    : await db
        .select()
        .from(users)
        .where(and(eq(sql`lower(${users.handle})`, sql`lower(${handle})`), isPublicProfile));
  if (!user || user.handle === null) throw notFound('public profile', 'handle');
  return { ...user, handle: user.handle };
}
