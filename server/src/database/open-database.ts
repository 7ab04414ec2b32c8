import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/**
 * Opens and migrates the database: the PostgreSQL server of `databaseUrl` when given, else the embedded one under
 * `dataDir`, else one in memory that ends with the process. Throws when it can't be reached, or when another process
 * has the embedded one open.
 */
export function openDatabase(settings: { databaseUrl?: string; dataDir?: string }): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl);
  return openEmbedded(settings.dataDir);
}
