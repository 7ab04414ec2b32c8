import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on the PostgreSQL server of the tests, without the site's schema. */
export interface OwnDatabase {
  name: string;
  url: string;
  /** Runs a statement past the site. */
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Ends every connection to it, and drops it. */
  drop(): Promise<void>;
}

/** Creates a database with a name of its own on `serverUrl`. */
export async function createOwnDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `holeshot_own_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    name,
    url: url.href,
    query: (statement, values) => client.query(statement, values),
    async drop() {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
