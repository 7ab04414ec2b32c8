import type { Database } from '../../server/src/database';
import { getOrCreateClub, removeClubWithoutEvents } from '../../server/src/events/write/get-or-create-club';
import { countManagers } from '../../server/src/people/club-members';
import { importFolders } from './import-folders';

/**
 * Imports event folders for a club, which is created if it does not exist, and removed again if no event was imported.
 * Says when nobody manages the club.
 * @returns whether everything could be read
 */
export async function importForClub(
  database: Database,
  { folders, clubName, who }: { folders: readonly string[]; clubName: string; who: string },
): Promise<boolean> {
  const { id, name, isNew } = await getOrCreateClub(database, clubName);
  console.log(isNew ? `Created the club ${name} (${id}).` : `Club: ${name} (${id}).`);
  const isComplete = await importFolders(database, { folders, clubId: id, who });
  if (isNew && (await removeClubWithoutEvents(database, id))) {
    console.log(`Took the club ${name} out again: no event came in.`);
  } else if ((await countManagers(database.db, id)) === 0) {
    console.log(`Nobody manages ${name}: name a manager in the site's admin area, under Clubs.`);
  }
  return isComplete;
}
