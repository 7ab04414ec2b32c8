import path from 'node:path';
import { BackupError } from '../../server/src/backup';
import { type Database, DatabaseUnusableError, openDatabase } from '../../server/src/database';
import { loadSettings, type Settings, SettingsError } from '../../server/src/settings';

interface BackupCommand {
  usage: string;
  args: readonly string[];
  /** Throws `BackupError` when the command cannot be run. */
  check: (file: string, settings: Settings) => void;
  run: (
    database: Database,
    options: { path: string; filesDir: string; onProgress: (line: string) => void },
  ) => Promise<{ tables: Record<string, number>; files: number }>;
  /** the message at the end */
  done: (file: string) => string;
}

/** Runs a command with one file on the database of the settings, and prints its progress. Returns its exit code. */
export async function runBackupCommand({ usage, args, check, run, done }: BackupCommand): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    const isHelp = file === '--help' || file === '-h';
    console[isHelp ? 'log' : 'error'](usage);
    return isHelp ? 0 : 2;
  }
  const onProgress = (line: string) => console.log(line);
  try {
    const settings = loadSettings();
    const { databaseUrl, dataDir } = settings;
    check(file, settings);
    const database = await openDatabase({
      dataDir,
      onProgress,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    try {
      const options = { path: path.resolve(file), filesDir: path.join(dataDir, 'files'), onProgress };
      const { tables, files } = await run(database, options);
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      console.log(`${done(file)} ${rows} rows of ${Object.keys(tables).length} tables, ${files} files.`);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    const isPlain = [BackupError, DatabaseUnusableError, SettingsError].some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    return 1;
  }
}
