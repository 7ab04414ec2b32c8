import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, schema } from './index';

test('what was written is there after closing and opening again', async () => {
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
(serverUrl ? test : test.skip)('several processes may migrate one PostgreSQL database at once', async () => {
  const pg = (await import('pg')).default;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `holeshot_start_${process.pid}`;
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url.href })));
  expect(await opened[0]?.db.$count(schema.channels)).toBe(105);
  await Promise.all(opened.map((database) => database.close()));
  await admin.query(`drop database ${name}`);
  await admin.end();
});
