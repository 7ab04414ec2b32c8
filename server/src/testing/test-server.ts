import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import pg from 'pg';

const CONNECT_MS = 3_000;
const DAY_SECONDS = 86_400;
const NAME = /^holeshot_test_(\d+)_/;

/** A PostgreSQL server that the tests may use, or the reason why there is none. */
export type ServerSearch =
  | { url: string; version: string }
  | {
      url?: undefined;
      reason: string;
      /** there is a server, but it does not let the tests create databases */
      isThere: boolean;
    };

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Properties of a server on which the tests can create databases. */
async function tryServer(url: string): Promise<ServerSearch> {
  const { host } = new URL(url);
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ may: boolean; version: string }>(
        `select (rolsuper or rolcreatedb) and not pg_is_in_recovery() as may,
                current_setting('server_version') as version
         from pg_roles where rolname = current_user`,
      );
      const { may, version } = rows[0] ?? { may: false, version: '' };
      if (may) return { url, version };
      return { reason: `the server at ${host} does not let us create databases`, isThere: true };
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isThere = code !== 'ECONNREFUSED' && code !== 'EHOSTUNREACH' && code !== 'ENOTFOUND';
    return { reason: isThere ? `${host}: ${message}` : `nothing answers at ${host}`, isThere };
  }
}

/** Addresses of a server on this machine, by `PGPORT` and `PGUSER`, or as this user or `postgres`. */
function listLocal({ PGPORT = '5432', PGUSER }: NodeJS.ProcessEnv): string[] {
  const users = PGUSER ? [PGUSER] : [userInfo().username, 'postgres'];
  return [...new Set(users)].map(
    (user) => `postgres://${encodeURIComponent(user)}@127.0.0.1:${PGPORT}/postgres`,
  );
}

/** Looks on this machine for a PostgreSQL server that lets the tests create databases. */
export async function findLocalServer(env: NodeJS.ProcessEnv = process.env): Promise<ServerSearch> {
  let search: ServerSearch = { reason: 'no address to look at', isThere: false };
  for (const url of listLocal(env)) {
    search = await tryServer(url);
    if (search.url !== undefined) return search;
  }
  return search;
}

/**
 * Finds the PostgreSQL server of the tests: that of `TEST_DATABASE_URL`, none when it is empty, and without the variable
 * one on this machine. Rejects when the one that is named cannot be used.
 */
export async function findTestServer(env: NodeJS.ProcessEnv = process.env): Promise<ServerSearch> {
  const url = env.TEST_DATABASE_URL;
  if (url === undefined) return findLocalServer(env);
  if (url === '') return { reason: 'TEST_DATABASE_URL is empty', isThere: false };
  const search = await tryServer(url);
  if (search.url === undefined) throw new Error(`TEST_DATABASE_URL cannot be used: ${search.reason}`);
  return search;
}

/** A new name for a database of this run of tests, which `dropTestDatabases` removes at the end of the run. */
export function nameTestDatabase(what: string = randomBytes(8).toString('hex')): string {
  process.env.TEST_DATABASE_RUN ??= `${Math.floor(Date.now() / 1000)}_${randomBytes(3).toString('hex')}`;
  return `holeshot_test_${process.env.TEST_DATABASE_RUN}_${what}`;
}

/** Drops the databases of this run, and those of killed runs that are older than a day. */
export async function dropTestDatabases(url: string): Promise<void> {
  const own = nameTestDatabase('');
  const outdated = Date.now() / 1000 - DAY_SECONDS;
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
    for (const { name } of rows) {
      const [, startSeconds] = NAME.exec(name) ?? [];
      const isOver = name.startsWith(own) || Number(startSeconds) < outdated;
      if (isOver) await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}
