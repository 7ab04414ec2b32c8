import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createOwnDatabase, type OwnDatabase } from '../../../server/src/testing/own-database';
import { startSite } from '../../../tools/site/site-process';

/** Copies of the demo season, which a first start of the site seeds once. */
export interface SeededData {
  /** Creates an empty folder. */
  makeFolder(): string;
  /** Creates an empty database on the PostgreSQL server; it is dropped at the end. */
  createDatabase(serverUrl: string): Promise<OwnDatabase>;
  /** Copies the folder of a seeded embedded database. */
  copyFolder(): Promise<string>;
  /** Creates a seeded database on the PostgreSQL server; it is dropped at the end. */
  copyDatabase(serverUrl: string): Promise<OwnDatabase>;
  /** Drops the databases. */
  close(): Promise<void>;
}

/** Seeds the demo season into the database of the settings, by a first start of the site; `from` is another version. */
export async function seedDemoSeason(env: NodeJS.ProcessEnv, from?: string): Promise<void> {
  const site = await startSite({ ...env, SEED: 'demo', DEMO_LIVE: 'off' }, from);
  await site.end('SIGTERM');
}

/** Seeds on first use; the folders are in `workFolder`. */
export function createSeededData(workFolder: string, say: (line: string) => void): SeededData {
  const makeFolder = (): string => mkdtempSync(path.join(workFolder, 'data-'));
  const databases: OwnDatabase[] = [];
  let folder: Promise<string> | undefined;
  let template: Promise<OwnDatabase> | undefined;

  const seedFolder = async (): Promise<string> => {
    say('Seeding the demo season into an embedded database …');
    const made = makeFolder();
    await seedDemoSeason({ DATA_DIR: made });
    return made;
  };
  const createDatabase = async (serverUrl: string): Promise<OwnDatabase> => {
    const own = await createOwnDatabase(serverUrl);
    databases.push(own);
    return own;
  };
  const seedDatabase = async (serverUrl: string): Promise<OwnDatabase> => {
    say('Seeding the demo season into PostgreSQL …');
    const own = await createDatabase(serverUrl);
    await seedDemoSeason({ DATABASE_URL: own.url, DATA_DIR: makeFolder() });
    return own;
  };

  return {
    makeFolder,
    createDatabase,
    async copyFolder() {
      folder ??= seedFolder();
      const copy = makeFolder();
      cpSync(await folder, copy, { recursive: true });
      return copy;
    },
    async copyDatabase(serverUrl) {
      template ??= seedDatabase(serverUrl);
      const copy = await createOwnDatabase(serverUrl, await template);
      databases.push(copy);
      return copy;
    },
    async close() {
      for (const database of databases.reverse()) await database.drop();
    },
  };
}
