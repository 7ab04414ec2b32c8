import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { LINUX, POSTGRES, testWith } from '../../../tests/jest/needing';
import { type Database, openDatabase, schema } from '../database';
import { readRows } from '../database/read-rows';
import { seedDemo } from '../demo';
import { buildDemoSeason, type DemoSeason } from '../demo/demo-season';
import { buildEvent } from '../testing/build-event-folder';
import { createOwnDatabase } from '../testing/own-database';
import { createTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';
import { restoreBackup, writeBackup } from './index';
import { listTables } from './table-order';

const quiet = { onProgress: () => undefined };

/** Every fifth event of the demo season, with everything that is not part of an event. */
function buildPartOfSeason(): DemoSeason {
  const season = buildDemoSeason({ now: Date.UTC(2026, 4, 15) });
  const events = season.events.filter((_, index) => index % 5 === 0);
  const videos = season.videos.filter(({ eventId }) => events.some(({ id }) => id === eventId));
  return { ...season, events, videos };
}

let folder: string;
let source: Database;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holeshot-backup-'));
  path = join(folder, 'site.backup');
  source = await createTestDatabase();
  await seedDemo(source, { season: buildPartOfSeason(), dataDir: folder, ...quiet });
  await source.db.insert(schema.supporters).values({
    name: 'Tab\tand\nline “é” 🚁',
    tier: '0.1',
    startDate: new Date(1.7e12),
    active: true,
  });
  await source.db.insert(schema.builds).values({
    name: 'mf-race',
    buildId: 'b'.repeat(16),
    manifest: {},
    who: 'a test',
    archive: Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256),
  });
  mkdirSync(join(folder, 'files', 'own'), { recursive: true });
  writeFileSync(join(folder, 'files', 'own', 'empty.png'), '');
  writeFileSync(join(folder, 'files', 'own', 'large file.png'), Buffer.alloc(2_000_000, 'abc'));
  const unfinished = join(folder, 'files', 'own', '.unfinished-1');
  writeFileSync(unfinished, 'half');
  await writeBackup(source, { path, filesDir: join(folder, 'files'), ...quiet });
  rmSync(unfinished);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

/** Every row of every table as text. */
async function readAll({ db }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const rows = await readRows<{ text: string }>(
      db,
      sql`select to_jsonb(t)::text as text from ${sql.identifier(table)} t order by 1`,
    );
    all[table] = rows.map(({ text }) => text);
  }
  return all;
}

async function expectRestored(target: Database): Promise<void> {
  const filesDir = join(mkdtempSync(join(folder, 'target-')), 'files');
  await restoreBackup(target, { path, filesDir, ...quiet });
  const [expected, restored] = [await readAll(source), await readAll(target)];
  expect(Object.keys(restored)).toEqual(Object.keys(expected));
  expect(expected.races?.length).toBeGreaterThan(10);
  for (const [table, rows] of Object.entries(expected))
    expect([table, restored[table]]).toEqual([table, rows]);
  const names = readdirSync(join(folder, 'files'), { recursive: true });
  expect(readdirSync(filesDir, { recursive: true }).sort()).toEqual(names.sort());
  for (const name of ['own/empty.png', 'own/large file.png'])
    expect(readFileSync(join(filesDir, name)).equals(readFileSync(join(folder, 'files', name)))).toBe(true);
  await target.db.insert(schema.clubs).values({ name: 'The next one' });
}

test('a restored database equals the one that was backed up, table by table, and goes on from there', async () => {
  const target = await createTestDatabase();
  await expectRestored(target);
  await expect(restoreBackup(target, { path, filesDir: folder, ...quiet })).rejects.toThrow(/is not empty/);
  await target.close();
});

testWith(POSTGRES)('a backup goes from a server to an embedded database and back', async () => {
  const embedded = await openDatabase({});
  await expectRestored(embedded);
  await embedded.close();
  const own = await createOwnDatabase(POSTGRES.url);
  const server = await openDatabase({ databaseUrl: own.url });
  await expectRestored(server);
  await server.close();
  await own.drop();
});

describe('a backup that does not fit is refused, and nothing of it is stored', () => {
  let small: string;
  beforeAll(async () => {
    const api = await createTestApp();
    await api.add(buildEvent());
    small = join(folder, 'small.backup');
    await writeBackup(api.database, { path: small, filesDir: join(folder, 'none'), ...quiet });
    await api.close();
  });
  const edit = (change: (text: string) => string): string => {
    const other = join(mkdtempSync(join(folder, 'odd-')), 'odd.backup');
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(small)).toString())));
    return other;
  };
  const cut = (): string => {
    const other = join(folder, 'cut.backup');
    writeFileSync(other, readFileSync(small).subarray(0, 1_000));
    return other;
  };
  const text = (): string => {
    const other = join(folder, 'text.backup');
    writeFileSync(other, 'hello');
    return other;
  };
  test.each<[string, () => string, RegExp]>([
    [
      'one of a newer version',
      () => edit((all) => all.replace(/"newest":\d+/, '"newest":9e12')),
      /newer version/,
    ],
    [
      'one of an older version',
      () => edit((all) => all.replace(/"newest":\d+/, '"newest":1')),
      /older version/,
    ],
    ['one that is cut off', cut, /damaged or not whole/],
    ['one without its end', () => edit((all) => all.replace(/end\t\t\n$/, '')), /its end is missing/],
    ['one that lacks a row', () => edit((all) => all.replace(/row\tclubs\t.*\n/, '')), /./],
    ['another file', text, /damaged or not whole/],
    ['no file', () => join(folder, 'nothing'), /cannot be read \(ENOENT\)/],
    [
      'one with a file elsewhere',
      () => edit((all) => all.replace('end\t\t', 'file\t..%2Fx\t\nend\t\t')),
      /outside/,
    ],
  ])('%s', async (_, make, message) => {
    const target = await createTestDatabase();
    const filesDir = join(mkdtempSync(join(folder, 'target-')), 'files');
    await expect(restoreBackup(target, { path: make(), filesDir, ...quiet })).rejects.toThrow(message);
    expect(await target.db.$count(schema.clubs)).toBe(0);
    expect(await target.db.$count(schema.channels)).toBe(105);
    await target.close();
  });
});

test('a backup into a folder that is missing says so', async () => {
  const path = join(folder, 'nowhere', 'site.backup');
  await expect(writeBackup(source, { path, filesDir: folder, ...quiet })).rejects.toThrow(
    `There is no folder ${join(folder, 'nowhere')}.`,
  );
});

testWith(LINUX)('a backup on a full disk says so, and leaves no half one', async () => {
  const path = join(folder, 'full.backup');
  symlinkSync('/dev/full', `${path}.unfinished`);
  await expect(writeBackup(source, { path, filesDir: folder, ...quiet })).rejects.toThrow(
    /^The backup .*full\.backup was not written \(ENOSPC: no space left on device, write\)\.$/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('a backup overwrites no file and leaves no half one', async () => {
  const before = readFileSync(path);
  await expect(writeBackup(source, { path, filesDir: folder, ...quiet })).rejects.toThrow(/exists/);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});
