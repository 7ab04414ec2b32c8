import { type Database, openDatabase } from '../../server/src/database';

/** Opens a database, such as that of the settings, for a piece of work, and closes it. */
export async function withDatabase<T>(
  options: Parameters<typeof openDatabase>[0],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
