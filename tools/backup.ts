import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError, writeBackup } from '../server/src/backup';
import { noteBackup } from '../server/src/database/last-backup';
import { runBackupCommand } from './backup/run-backup-command';

const USAGE = `Usage: npm run backup -- <file>

Writes the whole database (DATABASE_URL, or the embedded one in DATA_DIR) and the files in DATA_DIR to one new file, which
npm run restore takes for either kind of database. The site may run meanwhile on PostgreSQL; stop it for the embedded one.
Exit code: 0 written, 1 not, 2 wrong usage.`;

await runBackupCommand({
  usage: USAGE,
  check(_, { databaseUrl, dataDir }) {
    if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'database')))
      throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  },
  async run(database, options) {
    const made = await writeBackup(database, options);
    // a standby rejects writes
    await noteBackup(database.db).catch(() =>
      console.log('The database does not note that it has a backup.'),
    );
    return made;
  },
  done: (file) => `The backup is in ${file}.`,
});
