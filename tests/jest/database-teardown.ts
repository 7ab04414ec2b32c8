import { dropTestDatabases } from '../../server/src/testing/test-server';

/** Drops what the tests created on the PostgreSQL server. */
export default async function teardown(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) await dropTestDatabases(url);
}
