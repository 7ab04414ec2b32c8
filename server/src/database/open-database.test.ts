import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describeWith, POSTGRES } from '../../../tests/jest/needing';
import { createOwnDatabase, type OwnDatabase } from '../testing/own-database';
import '../testing/test-engine';
import { INVALIDATION_TOPIC, invalidate, isDatabaseAway, openDatabase, readRows, schema } from './index';

test('written rows are on the disk, and there after closing and opening the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'holeshot-data-'));
  await (await createEngine({ dataDir: join(dataDir, 'database') })).close();
  const first = await openDatabase({ dataDir });
  const toDisk = jest.spyOn(fs, 'fsyncSync');
  await first.db.insert(schema.clubs).values({ name: 'Home' });
  expect(toDisk).toHaveBeenCalled();
  await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by process/);
  await first.close();

  const second = await openDatabase({ dataDir });
  expect(await second.db.$count(schema.clubs)).toBe(1);
  await second.close();
  rmSync(dataDir, { recursive: true });
});

describeWith(POSTGRES)('a PostgreSQL server', () => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await createOwnDatabase(POSTGRES.url);
  });
  afterAll(() => own.drop());

  test('lets several processes migrate one database at once, and notifies all of them', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: own.url })));
    const [first, second] = opened;
    expect(await first?.db.$count(schema.channels)).toBe(105);
    const notification = new Promise((resolve) =>
      second
        ?.listen(INVALIDATION_TOPIC, { message: resolve, connection: () => undefined })
        .then(() => first?.transaction((tx) => invalidate(tx, ['events']))),
    );
    expect(await notification).toBe('events');
    await Promise.all(opened.map((database) => database.close()));
  });

  test('is asked to end long statements, and to plan no workers', async () => {
    const database = await openDatabase({ databaseUrl: own.url });
    const setting = (name: string) => sql`current_setting(${name}) as ${sql.identifier(name)}`;
    const names = ['statement_timeout', 'max_parallel_workers_per_gather'];
    const [settings] = await readRows(database.db, sql`select ${sql.join(names.map(setting), sql`, `)}`);
    expect(settings).toEqual({ statement_timeout: '15s', max_parallel_workers_per_gather: '0' });
    await database.close();
  });

  test('where the tables cannot be made is named with the reason of the server', async () => {
    const odd = await createOwnDatabase(POSTGRES.url);
    await odd.query('create schema elsewhere');
    await odd.query(`alter database ${odd.name} set search_path = elsewhere, public`);
    const opening = openDatabase({ databaseUrl: odd.url });
    await expect(opening).rejects.toThrow(
      /^The site cannot make its tables in .*: relation "public\..*" does not exist\. Its user must own/,
    );
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseUnusableError' });
    await odd.drop();
  });

  test('that cannot make the tables for another reason gives that reason alone', async () => {
    const odd = await createOwnDatabase(POSTGRES.url);
    await odd.query('create type events as enum ()');
    await expect(openDatabase({ databaseUrl: odd.url })).rejects.toThrow(/: type "events" already exists\.$/);
    await odd.drop();
  });

  test('that restarts between two statements of a transaction fails the transaction alone', async () => {
    const database = await openDatabase({ databaseUrl: own.url });
    const transaction = database.transaction(async (tx) => {
      await tx.insert(schema.clubs).values({ name: 'Half' });
      await own.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and pid <> pg_backend_pid()`,
        [own.name],
      );
      // The connection ends while no statement waits for an answer.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.insert(schema.clubs).values({ name: 'Other half' });
    });
    const error = await transaction.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await database.db.$count(schema.clubs)).toBe(0);
    await database.close();
  });

  test('listens to each topic on one connection', async () => {
    const database = await openDatabase({ databaseUrl: own.url });
    const handlers = { message: () => undefined, connection: () => undefined };
    await Promise.all([1, 2, 3].map(() => database.listen(INVALIDATION_TOPIC, handlers)));
    const { rows } = await own.query(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [own.name],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await database.close();
  });

  test('notifies again after the listening connection was lost', async () => {
    const database = await openDatabase({ databaseUrl: own.url });
    const states: boolean[] = [];
    let isBack: (() => void) | undefined;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    await database.listen(INVALIDATION_TOPIC, {
      message: () => undefined,
      connection(isUp) {
        states.push(isUp);
        if (isUp && states.length > 1) isBack?.();
      },
    });
    await own.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [own.name],
    );
    await back;
    expect(states).toEqual([true, false, true]);
    await database.close();
  });
});
