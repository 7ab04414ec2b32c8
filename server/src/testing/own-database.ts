import pg from 'pg';
import { nameTestDatabase } from './test-server';

/** A database on the tests' PostgreSQL server; without the site's schema, unless it is a copy. */
export interface OwnDatabase {
  name: string;
  url: string;
  /** Runs a statement past the site. */
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Ends all connections, and drops the database. */
  drop(): Promise<void>;
}

/** Creates a database with a unique name on `serverUrl`: empty, or a copy of one without connections. */
export async function createOwnDatabase(serverUrl: string, original?: OwnDatabase): Promise<OwnDatabase> {
  const name = nameTestDatabase();
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name} ${original ? `template ${original.name}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  let client: Promise<pg.Client> | undefined;
  const connect = async (): Promise<pg.Client> => {
    const connected = new pg.Client({ connectionString: url.href });
    await connected.connect();
    return connected;
  };
  return {
    name,
    url: url.href,
    async query(statement, values) {
      client ??= connect();
      return (await client).query(statement, values);
    },
    async drop() {
      await (await client)?.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
