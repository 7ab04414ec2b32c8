import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { bumpRevisions, type Database, openDatabase, schema } from '../database';
import { createOwnDatabase } from '../testing/own-database';
import { createTestDatabase } from '../testing/test-database';
import { type RevisionWatch, watchRevisions } from './revision-watch';

/** A write whose notification never comes. */
const bumpSilently = ({ db }: Pick<Database, 'db'>) =>
  db
    .insert(schema.revisions)
    .values({ scope: 'events', number: 1 })
    .onConflictDoUpdate({
      target: schema.revisions.scope,
      set: { number: sql`${schema.revisions.number} + 1` },
    });

async function stampBecomes(revisions: RevisionWatch, stamp: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await revisions.stampOf(['events'])) === stamp) return;
    await wait(50);
  }
  throw new Error(`The stamp stayed ${await revisions.stampOf(['events'])}`);
}

test('a write without a notification is seen at the next comparison', async () => {
  const database = await createTestDatabase();
  const revisions = await watchRevisions(database, { checkMs: 200 });
  await database.transaction((tx) => bumpRevisions(tx, ['events']));
  await stampBecomes(revisions, '1');
  await bumpSilently(database);
  await stampBecomes(revisions, '2');
  await revisions.stop();
  await database.close();
});

test('between two comparisons stamps come from memory', async () => {
  const database = await createTestDatabase();
  const revisions = await watchRevisions(database);
  await revisions.stampOf(['events', 'clubs']);
  const select = jest.spyOn(database.db, 'select');
  expect(await revisions.stampOf(['events', 'clubs'])).toBe('0.0');
  expect(select).not.toHaveBeenCalled();
  await revisions.stop();
  await database.close();
});

const serverUrl = process.env.TEST_DATABASE_URL;
const onServer = serverUrl ? test : test.skip;

onServer('a write while the listening connection is down is seen once it is up again', async () => {
  const own = await createOwnDatabase(serverUrl ?? '');
  const database = await openDatabase({ databaseUrl: own.url });
  const revisions = await watchRevisions(database);
  expect(await revisions.stampOf(['events'])).toBe('0');
  await own.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
    [own.name],
  );
  await own.query(`insert into revisions (scope, number) values ('events', 7)`);
  await stampBecomes(revisions, '7');
  await revisions.stop();
  await database.close();
  await own.drop();
});
