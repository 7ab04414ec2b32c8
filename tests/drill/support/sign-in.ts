import { type Database, schema } from '../../../server/src/database';
import { createSession } from '../../../server/src/people/session-store';

/** Creates people who are signed in. Returns the headers of their browsers. */
export async function signIn({ db, transaction }: Database, count: number): Promise<{ cookie: string }[]> {
  const people = Array.from({ length: count }, () => ({ tier: 'Pilot' as const }));
  const users = await db.insert(schema.users).values(people).returning();
  return Promise.all(
    users.map(async ({ id }) => ({
      cookie: `holeshot_session=${await transaction((tx) => createSession(tx, id))}`,
    })),
  );
}
