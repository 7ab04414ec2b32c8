import { describeError } from '../server/src/importing/read/fault';
import { findEventFolders } from '../server/src/importing/read/find-event-folders';
import { loadSettings } from '../server/src/settings';
import { importForClub } from './import/import-for-club';
import { findClubFault, parseCommand } from './import/parse-command';
import { runCommand, UsageError } from './site/run-command';
import { withDatabase } from './site/with-database';

const USAGE = `Usage: npm run import -- <event folder, or a folder of them> [...] --club <name> [--who <name>]

Brings events of the desktop app into the database (DATABASE_URL, or the embedded one in DATA_DIR). Importing again
changes only what is new. Pages tell who brought a race: 'import', or the name given.
Exit code: 0 all read, 1 something could not be read, 2 wrong usage.`;

async function listFolders(paths: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const path of paths) {
    const eventFolders = await findEventFolders(path).catch((error: Error) => {
      throw new UsageError(`Nothing can be imported from ${path}: ${error.message}`);
    });
    if (eventFolders.length === 0) throw new UsageError(`There is no event folder in ${path}.`);
    folders.push(...eventFolders);
  }
  return [...new Set(folders)];
}

await runCommand({ usage: USAGE, failed: 'The import stopped: ', describe: describeError }, async (args) => {
  const { paths, club: clubName, who } = parseCommand(args);
  if (paths.length === 0) throw new UsageError('Say which folder to import.');
  const clubFault = findClubFault(clubName);
  if (clubFault !== undefined) throw new UsageError(clubFault);
  const folders = await listFolders(paths);
  await withDatabase(loadSettings(), async (database) => {
    if (!(await importForClub(database, { folders, clubName, who }))) process.exitCode = 1;
  });
});
