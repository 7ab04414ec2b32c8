import { type Database, schema } from '../database';
import { createClubKey, type NewClubKey } from '../people/club-keys';

/** Creates a key of a club, as a new manager with the Club tier. It replaces an earlier key. */
export async function makeClubKey(database: Database, clubId: number): Promise<NewClubKey> {
  const [user] = await database.db.insert(schema.users).values({ tier: 'Club' }).returning();
  const userId = user?.id ?? 0;
  await database.db.insert(schema.clubMembers).values({ clubId, userId, role: 'admin' });
  return database.transaction((tx) => createClubKey(tx, { clubId, userId }));
}
