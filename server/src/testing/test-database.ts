import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CHANNELS } from '@holeshot/domain';
import pg from 'pg';
import type { Database } from '../database/database';
import { MIGRATIONS_FOLDER } from '../database/migrations-folder';
import { migrateEngine, wrapEngine } from '../database/open-embedded';
import { openPostgres } from '../database/open-postgres';

/** Identifies the schema, so that a template of another schema is never used. */
function schemaKey(): string {
  const hash = createHash('sha256').update(JSON.stringify(CHANNELS));
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function createEmbedded(): Promise<Database> {
  const path = join(tmpdir(), `holeshot-template-${schemaKey()}.tar`);
  if (!existsSync(path)) {
    const template = await PGlite.create();
    await migrateEngine(template);
    const dump = await template.dumpDataDir('none');
    await template.close();
    // Several workers may do this at once: each writes its own file, and the rename is atomic.
    const own = `${path}.${process.pid}.${randomUUID()}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, path);
  }
  return wrapEngine(await PGlite.create({ loadDataDir: new Blob([readFileSync(path)]) }));
}

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

async function createOnServer(serverUrl: string): Promise<Database> {
  const template = `holeshot_template_${schemaKey()}`;
  await makeTemplate(serverUrl, template);
  const name = `holeshot_test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const database = await openPostgres(withName(serverUrl, name));
  return {
    ...database,
    async close() {
      await database.close();
      await withAdmin(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * A new migrated, empty database: embedded and in memory, or on the PostgreSQL server of
 * `TEST_DATABASE_URL`, where `close` drops it.
 */
export function createTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? createOnServer(serverUrl) : createEmbedded();
}
