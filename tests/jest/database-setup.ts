import { findTestServer, nameTestDatabase } from '../../server/src/testing/test-server';

/** Finds the PostgreSQL server for all workers, which inherit the environment. */
export default async function setup(): Promise<void> {
  const search = await findTestServer();
  process.env.TEST_DATABASE_URL = search.url ?? '';
  delete process.env.TEST_DATABASE_RUN;
  nameTestDatabase();
  if (search.url === undefined) console.info(`\nWithout a PostgreSQL server: ${search.reason}.`);
}
