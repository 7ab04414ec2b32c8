import path from 'node:path';
import type { Database } from '../../server/src/database';
import { loadSettings, type Settings } from '../../server/src/settings';
import { runCommand, UsageError } from '../site/run-command';
import { withDatabase } from '../site/with-database';

interface BackupCommand {
  usage: string;
  args?: string[];
  /** Throws `BackupError` when the command cannot be run. */
  check: (file: string, settings: Settings) => void;
  run: (
    database: Database,
    options: { path: string; filesDir: string; onProgress: (line: string) => void },
  ) => Promise<{ tables: Record<string, number>; files: number }>;
  /** the message at the end */
  done: (file: string) => string;
}

/** Runs a command with one file on the database of the settings, and prints its progress. */
export const runBackupCommand = ({ check, run, done, ...command }: BackupCommand): Promise<void> =>
  runCommand({ ...command, failed: '' }, async ([file, ...more]) => {
    if (file === undefined || more.length > 0 || file.startsWith('-'))
      throw new UsageError('Say which one file.');
    const onProgress = (line: string) => console.log(line);
    const settings = loadSettings();
    check(file, settings);
    const options = { path: path.resolve(file), filesDir: path.join(settings.dataDir, 'files'), onProgress };
    const { tables, files } = await withDatabase({ ...settings, onProgress }, (database) =>
      run(database, options),
    );
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(`${done(file)} ${rows} rows of ${Object.keys(tables).length} tables, ${files} files.`);
  });
