import pg from 'pg';
import { nameTestDatabase } from './test-server';

/** A database on the PostgreSQL server of the tests, without the site's schema unless it is a copy. */
export interface OwnDatabase {
  name: string;
  url: string;
  /** Runs a statement past the site. */
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Ends every connection to it, and drops it. */
  drop(): Promise<void>;
}

/** Creates a database with a name of its own on `serverUrl`: a copy of one that nobody is connected to, or an empty one. */
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
