import { type Database, schema } from '../database';
import { createClubKey, type NewClubKey } from '../people/club-keys';

/** A new key of a club, made by a new admin of it with the Club tier. It ends the key before. */
export async function makeClubKey(database: Database, clubId: number): Promise<NewClubKey> {
  const [user] = await database.db.insert(schema.users).values({ tier: 'Club' }).returning();
  const userId = user?.id ?? 0;
  await database.db.insert(schema.clubMembers).values({ clubId, userId, role: 'admin' });
  return database.transaction((tx) => createClubKey(tx, { clubId, userId }));
}
