import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/**
 * Opens and migrates the database: the PostgreSQL server of `databaseUrl`, or without it the embedded one in `dataDir`,
 * or without either one in memory that ends with the process. `onProgress` gets a line for the console while the site
 * waits for a server. Rejects with `DatabaseUnusableError` when it can't be used, also when another process has the
 * embedded one open.
 */
export function openDatabase(settings: {
  databaseUrl?: string;
  dataDir?: string;
  onProgress?: (line: string) => void;
}): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl, settings.onProgress);
  return openEmbedded(settings.dataDir);
}
