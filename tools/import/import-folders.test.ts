import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Database, schema } from '../../server/src/database';
import { getOrCreateClub } from '../../server/src/events/write/get-or-create-club';
import { findEventFolders } from '../../server/src/importing/read/find-event-folders';
import { type BuiltEvent, buildEvent } from '../../server/src/testing/build-event-folder';
import { createTestDatabase } from '../../server/src/testing/test-database';
import { importFolders } from './import-folders';
import { importForClub } from './import-for-club';

let database: Database;
let root: string;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holeshot-import-'));
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(event: BuiltEvent): string {
  for (const [path, text] of event.files) {
    const full = join(root, 'events', event.id, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return join(root, 'events', event.id);
}

const run = async (folders: string[]): Promise<boolean> => {
  const { id } = await getOrCreateClub(database, 'Home');
  return importFolders(database, { folders, clubId: id, who: 'test' });
};

test('getOrCreateClub finds a club by name, ignoring case', async () => {
  const created = await getOrCreateClub(database, 'Night Owls');
  expect(created.isNew).toBe(true);
  expect(await getOrCreateClub(database, 'NIGHT owls')).toEqual({ ...created, isNew: false });
});

test("findEventFolders finds a single event folder, folders of events, and the app's storage", async () => {
  const [one, two] = [write(buildEvent()), write(buildEvent())];
  writeFileSync(join(root, 'events', 'Clubs.json'), '[]');
  mkdirSync(join(root, 'events', 'Tracks'));
  expect(await findEventFolders(one)).toEqual([one]);
  expect(await findEventFolders(join(root, 'events'))).toEqual([one, two]);
  expect(await findEventFolders(root)).toEqual([one, two]);
  expect(await findEventFolders(join(root, 'events', 'Tracks'))).toEqual([]);
});

test('a broken event does not stop the import of others, and is reported', async () => {
  const [good, bad] = [buildEvent(), buildEvent()];
  bad.files.set('Pilots.json', '[{');
  expect(await run([write(bad), write(good)])).toBe(false);
  expect(lines).toEqual([
    '[1/2] Club night: created; races: 2 created',
    '    Pilots.json is not complete JSON (broken or half-written)',
    '[2/2] Club night: created; races: 2 created',
    '\nEvents: 2 created',
    'Races: 4 created',
    'Laps: 32',
    'Could not be read: 1 thing, named above; all else was kept.',
  ]);
});

test('a new club is removed when none of its events was imported', async () => {
  const folder = write(buildEvent());
  const forClub = (clubName: string) => importForClub(database, { folders: [folder], clubName, who: 'test' });
  const findClub = async (name: string) =>
    (await database.db.select().from(schema.clubs)).find((club) => club.name === name);
  await forClub('First');
  expect(await findClub('First')).toBeDefined();
  expect(lines.at(-1)).toBe("Nobody manages First: name a manager in the site's admin area, under Clubs.");
  expect(await forClub('Rivals')).toBe(false);
  expect(await findClub('Rivals')).toBeUndefined();
  expect(lines.at(-1)).toBe('Took the club Rivals out again: no event came in.');
});

test('an existing club without events stays when none was imported', async () => {
  const folder = write(buildEvent());
  await run([folder]);
  await getOrCreateClub(database, 'Idle');
  await importForClub(database, { folders: [folder], clubName: 'Idle', who: 'test' });
  expect((await getOrCreateClub(database, 'Idle')).isNew).toBe(false);
});

test('importing again reports that nothing changed', async () => {
  const folder = write(buildEvent());
  await run([folder]);
  lines = [];
  expect(await run([folder])).toBe(true);
  expect(lines).toEqual([
    '[1/1] Club night: unchanged; races: 2 unchanged',
    '\nEvents: 1 unchanged',
    'Races: 2 unchanged',
    'Laps: 16',
  ]);
});
