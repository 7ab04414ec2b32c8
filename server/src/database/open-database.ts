import type { KeyObject } from 'node:crypto';
import type { Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/**
 * Opens and migrates the database: the PostgreSQL server of `databaseUrl`, or without it the embedded one in `dataDir`,
 * or without either one in memory that ends with the process. `onProgress` gets a line for the console while the site
 * waits for a server. Rejects with `DatabaseUnusableError` when it can't be used, also when another process has the
 * embedded one open. `registryKey` signs the registry, and only what it signed is used.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  registryKey,
  onProgress,
}: {
  databaseUrl?: string;
  dataDir?: string;
  registryKey?: KeyObject;
  onProgress?: (line: string) => void;
}): Promise<Database> {
  const opening = databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, onProgress);
  return { ...(await opening), registryKey };
}
