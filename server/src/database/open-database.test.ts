import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bumpRevisions, openDatabase, REVISIONS_CHANNEL, schema } from './index';

test('written rows are there after closing and opening the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'holeshot-data-'));
  const first = await openDatabase({ dataDir });
  await first.db.insert(schema.clubs).values({ name: 'Home' });
  await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by process/);
  await first.close();

  const second = await openDatabase({ dataDir });
  expect(await second.db.$count(schema.clubs)).toBe(1);
  await second.close();
  rmSync(dataDir, { recursive: true });
});

const serverUrl = process.env.TEST_DATABASE_URL;
const onServer = serverUrl ? describe : describe.skip;

onServer('a PostgreSQL server', () => {
  const admin = new pg.Client({ connectionString: serverUrl });
  const name = `holeshot_start_${process.pid}`;
  const url = new URL(serverUrl || 'postgres://localhost');
  url.pathname = `/${name}`;
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  test('lets several processes migrate one database at once, and notifies all of them', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url.href })));
    const [first, second] = opened;
    expect(await first?.db.$count(schema.channels)).toBe(105);
    const notification = new Promise((resolve) =>
      second
        ?.listen(REVISIONS_CHANNEL, { message: resolve, connection: () => undefined })
        .then(() => first?.transaction((tx) => bumpRevisions(tx, ['events']))),
    );
    expect(await notification).toBe('events');
    await Promise.all(opened.map((database) => database.close()));
  });

  test('notifies again after the listening connection was lost', async () => {
    const database = await openDatabase({ databaseUrl: url.href });
    const states: boolean[] = [];
    let isBack: (() => void) | undefined;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    await database.listen(REVISIONS_CHANNEL, {
      message: () => undefined,
      connection(isUp) {
        states.push(isUp);
        if (isUp && states.length > 1) isBack?.();
      },
    });
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [name],
    );
    await back;
    expect(states).toEqual([true, false, true]);
    await database.close();
  });
});
