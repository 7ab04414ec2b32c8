import { existsSync } from 'node:fs';
import { BackupError, restoreBackup } from '../server/src/backup';
import { runBackupCommand } from './backup/run-backup-command';

const USAGE = `Usage: npm run restore -- <file>

Brings a backup of npm run backup into a new database (DATABASE_URL, or the embedded one in DATA_DIR) and its files into
DATA_DIR. Stop the site first. A database with data in it is left as it is.
Exit code: 0 restored, 1 not, 2 wrong usage.`;

await runBackupCommand({
  usage: USAGE,
  check(file) {
    if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  },
  run: restoreBackup,
  done: (file) => `Restored ${file}. Start the site with the same settings.`,
});
