import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { LINUX, testWith } from '../../../tests/jest/needing';
import { END_TIMER } from '../testing/test-engine';
import { openDataDirectory, toUnusable } from './open-data-directory';
import { openEmbedded } from './open-embedded';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'holeshot-directory-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the disk has all files of a new database before it gets its name', async () => {
  const unfinished = join(dataDir, 'database-unfinished');
  const toDisk = jest.spyOn(fs, 'fsyncSync');
  const { renameSync } = fs;
  const counts: { files: number; synced: number }[] = [];
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === unfinished) {
      const entries = readdirSync(unfinished, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).length;
      counts.push({ files, synced: toDisk.mock.calls.length });
    }
    renameSync(from, to);
  });
  await (await openEmbedded(dataDir)).close();
  jest.restoreAllMocks();
  expect(counts).toEqual([{ files: expect.any(Number), synced: counts[0]?.files }]);
});

test('files without PG_VERSION are left alone, and no new database takes their place', async () => {
  const directory = join(dataDir, 'database');
  mkdirSync(join(directory, 'base'), { recursive: true });
  writeFileSync(join(directory, 'base', '1'), 'old data');
  await expect(openEmbedded(dataDir)).rejects.toThrow(/PG_VERSION is missing.*npm run restore/);
  expect(readdirSync(directory)).toEqual(['base']);
  expect(readdirSync(join(directory, 'base'))).toEqual(['1']);
});

test('a start goes on after one that was killed, with 32 MB of buffers, and names damage in one sentence', async () => {
  mkdirSync(join(dataDir, 'database-unfinished'));
  writeFileSync(join(dataDir, 'database-unfinished', 'half'), '');
  const database = await openEmbedded(dataDir);
  const { rows } = (await database.db.execute(sql`show shared_buffers`)) as { rows: unknown[] };
  // so that the process stays small
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
  await database.close();
  expect(readdirSync(dataDir)).toEqual(['database']);
  // of a process that was killed while it wrote the file
  writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '');
  await (await openEmbedded(dataDir)).close();
  truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 10);
  const opening = openEmbedded(dataDir);
  await expect(opening).rejects.toThrow(/^The database in .* may be damaged .*: put the missing files back/);
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseUnusableError' });
});

test.each([
  ['ENOSPC', /^The disk with the database in .* is full: free some space/],
  ['EIO', /^The database in .* stopped \(could not fsync file .*\): check the disk/],
])(
  'a log that the disk does not take (%s) ends the process, and what was written is there',
  async (code, reason) => {
    const directory = join(dataDir, 'database');
    await (await createEngine({ dataDir: directory })).close();
    const engine = await openDataDirectory(directory);
    await engine.exec(`create table kept (name text); insert into kept values ('before')`);
    await engine.exec(END_TIMER);
    jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('fsync'), { code });
    });
    const print = jest.spyOn(console, 'error').mockReturnValue();
    const exitCode = await new Promise((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => {
        resolve(code);
        return new Promise(() => undefined) as never;
      });
      void engine.exec(`insert into kept values ('lost')`);
    });
    expect(exitCode).toBe(1);
    expect(print.mock.calls).toEqual([[expect.stringMatching(reason)]]);
    jest.restoreAllMocks();
    const again = await openDataDirectory(directory);
    expect((await again.query('select name from kept')).rows).toContainEqual({ name: 'before' });
    await again.close();
  },
);

test.each<[string, Error, RegExp]>([
  [
    'a full disk',
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    /^The disk .* is full: free some space/,
  ],
  [
    'a full disk below a query',
    new Error('Failed', { cause: new Error('No space left on device') }),
    /is full/,
  ],
  ['a folder of another user', Object.assign(new Error('open'), { code: 'EACCES' }), /may not write/],
  [
    'an engine that stops',
    new Error('Aborted(). Build with -sA for more.'),
    /may be damaged \(Aborted\(\)\): /,
  ],
])('%s is said as what it is', (_, error, sentence) => {
  expect(toUnusable(error, 'data/database').message).toMatch(sentence);
});

test.each([
  'Aborted()',
  'PGlite failed to initialize properly',
  // while it creates a database
  "Cannot read properties of undefined (reading 'replace')",
])('an engine that stops on a disk without space (%s) is said to be a full disk', (reason) => {
  const message = (freeBytes: number) =>
    toUnusable(new Error(reason), 'data/database', () => freeBytes).message;
  expect(message(100_000)).toMatch(/^The disk .* is full: free some space/);
  expect(message(1e9)).toMatch(/may be damaged/);
});

testWith(LINUX)(
  'a full disk at the time of the lock is said as what it is, and the lock is released',
  async () => {
    symlinkSync('/dev/full', join(dataDir, 'database-lock.json'));
    await expect(openEmbedded(dataDir)).rejects.toThrow(/^The disk .* is full/);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);
