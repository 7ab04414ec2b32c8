import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { POSTGRES, testWith } from '../../../tests/jest/needing';
import { createOwnDatabase } from '../testing/own-database';
import { createTestDatabase } from '../testing/test-database';
import { watchStatements } from '../testing/watch-statements';
import { type Database, invalidate, openDatabase, schema } from './index';
import { type VersionWatch, watchVersions } from './version-watch';

/** A write whose notification never comes. */
const countSilently = ({ db }: Pick<Database, 'db'>) =>
  db
    .insert(schema.dataVersions)
    .values({ scope: 'events', number: 1 })
    .onConflictDoUpdate({
      target: schema.dataVersions.scope,
      set: { number: sql`${schema.dataVersions.number} + 1` },
    });

async function stampBecomes(versions: VersionWatch, stamp: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await versions.getStamp(['events'])) === stamp) return;
    await wait(50);
  }
  throw new Error(`The stamp stayed ${await versions.getStamp(['events'])}`);
}

test('a write without a notification is seen at the next comparison', async () => {
  const database = await createTestDatabase();
  const versions = await watchVersions(database, { checkMs: 200 });
  await database.transaction((tx) => invalidate(tx, ['events']));
  await stampBecomes(versions, '1');
  await countSilently(database);
  await stampBecomes(versions, '2');
  await versions.stop();
  await database.close();
});

test('between two comparisons stamps come from memory', async () => {
  const database = await createTestDatabase();
  const versions = await watchVersions(database);
  await versions.getStamp(['events', 'clubs']);
  const statements = watchStatements(database);
  expect(await versions.getStamp(['events', 'clubs'])).toBe('0.0');
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
  await versions.stop();
  await database.close();
});

testWith(POSTGRES)('a write while the listening connection is down is seen once it is up again', async () => {
  const own = await createOwnDatabase(POSTGRES.url);
  const database = await openDatabase({ databaseUrl: own.url });
  const versions = await watchVersions(database);
  expect(await versions.getStamp(['events'])).toBe('0');
  await own.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
    [own.name],
  );
  await own.query(`insert into revisions (scope, number) values ('events', 7)`);
  await stampBecomes(versions, '7');
  await versions.stop();
  await database.close();
  await own.drop();
});
