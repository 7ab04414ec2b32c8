import { and, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { users } = schema;

export type User = typeof users.$inferSelect;

export async function getUser(db: Queryable, userId: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound('person', 'userId');
  return user;
}

/**
 * The person with a public profile under this handle, whatever its case; throws 404 otherwise. The free tier has no
 * public profile (specification section 9).
 */
export async function getProfile(db: Queryable, handle: string): Promise<User & { handle: string }> {
  // Postgres refuses NUL in any text, so that no handle has it.
  const [user] = handle.includes('\0')
    ? []
    : await db
        .select()
        .from(users)
        .where(and(eq(sql`lower(${users.handle})`, sql`lower(${handle})`), ne(users.tier, 'Free')));
  if (!user || user.handle === null) throw notFound('public profile', 'handle');
  return { ...user, handle: user.handle };
}
