import type { Interruption } from './send-units';
import type { SiteClient } from './site-client';
import { findNamesFolder, writeNames } from './write-names';

interface NamesToTell {
  folder: string;
  site: SiteClient;
  log: (line: string) => void;
  say: (line: string) => void;
}

/** Writes the names of registered pilots for the app. @returns the interruption if the site rejects the key */
export async function tellNames({ folder, site, log, say }: NamesToTell): Promise<Interruption | undefined> {
  const club = await site.getClub();
  if (club.kind === 'locked-out') return club;
  // older sites do not list them
  if (club.kind !== 'done' || !club.value.upcoming) return undefined;
  try {
    const files = await writeNames(findNamesFolder(folder), club.value.upcoming, site);
    for (const file of files)
      log(`who is registered on the site, for the app's Import from clipboard: ${file}`);
  } catch (error) {
    say(`the names of who is registered cannot be written (${(error as Error).message})`);
  }
  return undefined;
}
