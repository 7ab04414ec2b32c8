import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { schema } from '../../database';

const { users } = schema;

/** Whether a person has a public profile: the free tier has none (R18), and a person may want none. For statements on users. */
export const isPublicProfile = and(
  isNotNull(users.handle),
  ne(users.tier, 'Free'),
  eq(users.hasPublicProfile, true),
);
