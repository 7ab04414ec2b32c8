import pg from 'pg';
import type { Database } from '../database/database';
import { wrapEngine } from '../database/open-embedded';
import { openPostgres } from '../database/open-postgres';
import { emptyTables } from './empty-tables';
import { openTestEngine } from './test-engine';
import { nameTestDatabase } from './test-server';

declare global {
  // tests/jest/database-environment.cjs sets these, whose databases outlive the test file
  function takeIdleDatabase(): string | undefined;
  function returnDatabase(name: string): void;
}

/** Ends connections that a test left open, because they could still write. */
const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

async function withAdmin<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const withName = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function makeTemplate(serverUrl: string, template: string): Promise<void> {
  await withAdmin(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const half = `${template}_half`;
    await client.query(`drop database if exists ${half}`);
    await client.query(`create database ${half}`);
    await (await openPostgres(withName(serverUrl, half))).close();
    await client.query(`alter database ${half} rename to ${template}`);
  });
}

async function createOnServer(serverUrl: string): Promise<string> {
  const template = nameTestDatabase('template');
  await makeTemplate(serverUrl, template);
  const name = nameTestDatabase();
  await withAdmin(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // the rows need not survive a crash of the server
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

/** Empties a database for the next test. If this user may not empty it, the end of the run drops it. */
async function returnToWorker(serverUrl: string, name: string): Promise<void> {
  await withAdmin(withName(serverUrl, name), async (client) => {
    await client.query(END_OTHERS);
    await emptyTables((statement) => client.query(statement));
    returnDatabase(name);
  }).catch(() => undefined);
}

async function openOnServer(serverUrl: string): Promise<Database> {
  const name = takeIdleDatabase() ?? (await createOnServer(serverUrl));
  const database = await openPostgres(withName(serverUrl, name));
  return {
    ...database,
    async close() {
      await database.close();
      await returnToWorker(serverUrl, name);
    },
  };
}

/**
 * A migrated, empty database: embedded and in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`. `close` empties
 * it for the next test.
 */
export async function createTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openOnServer(serverUrl) : wrapEngine(await openTestEngine());
}
