import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINUX, testWith } from '../../../../tests/jest/needing';
import { diskEventFolder } from './event-folder';
import { describeError } from './fault';

const MEGABYTE = 1024 * 1024;

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'holeshot-event-'));
});
afterEach(() => rmSync(path, { recursive: true }));

test.each<[string, (file: string) => void]>([
  ['a link to a device without end', (file) => symlinkSync('/dev/zero', file)],
  ['a link to an input that nobody writes to', (file) => symlinkSync('/dev/tty', file)],
  ['a folder', (file) => mkdirSync(file)],
])('%s is no file of an event', async (_, make) => {
  make(join(path, 'Event.json'));
  await expect(diskEventFolder(path).readText('Event.json')).rejects.toThrow('is no regular file');
});

test('a link to a file is read', async () => {
  writeFileSync(join(path, 'a'), '[]');
  symlinkSync(join(path, 'a'), join(path, 'Event.json'));
  expect(await diskEventFolder(path).readText('Event.json')).toBe('[]');
});

test.each(['Tracks', 'events/Tracks'])('a track is found in %s of the storage', async (tracks) => {
  const event = join(path, 'events', 'a');
  mkdirSync(event, { recursive: true });
  mkdirSync(join(path, tracks), { recursive: true });
  writeFileSync(join(path, tracks, 'creek.fpvtrk'), '[]');
  expect(await diskEventFolder(event).readTrack('creek')).toBe('[]');
  expect(await diskEventFolder(event).readTrack('other')).toBeUndefined();
});

test('a file of exactly the limit is read, and none beyond it', async () => {
  const folder = diskEventFolder(path, { file: 1 });
  writeFileSync(join(path, 'a'), Buffer.alloc(MEGABYTE, ' '));
  writeFileSync(join(path, 'b'), Buffer.alloc(MEGABYTE + 1, ' '));
  expect((await folder.readText('a'))?.length).toBe(MEGABYTE);
  await expect(folder.readText('b')).rejects.toThrow('is larger than 1 MB');
});

testWith(LINUX)('a file that says it is empty is not read beyond the limit', async () => {
  symlinkSync('/proc/self/pagemap', join(path, 'Event.json'));
  await expect(diskEventFolder(path, { file: 1 }).readText('Event.json')).rejects.toThrow();
});

test('the files of an event have a limit together, which reading one again does not use up', async () => {
  const folder = diskEventFolder(path, { event: 2 });
  for (const name of ['a', 'b', 'c']) writeFileSync(join(path, name), Buffer.alloc(MEGABYTE, ' '));
  for (const name of ['a', 'b', 'a', 'b']) expect(await folder.readText(name)).toHaveLength(MEGABYTE);
  await expect(folder.readText('c')).rejects.toThrow('larger than 2 MB together');
});

const TOO_LARGE = 'it is too large: its text is longer than 512 MB';
test.each<[string, Error, string]>([
  ['a text that cannot be joined', new RangeError('Invalid string length'), TOO_LARGE],
  [
    'a file that cannot be one text',
    Object.assign(new Error('a'), { code: 'ERR_STRING_TOO_LONG' }),
    TOO_LARGE,
  ],
  [
    'a statement that failed',
    new Error('Failed query: insert', { cause: new Error('a value is too long') }),
    'a value is too long',
  ],
  [
    'a full disk',
    new Error('Failed query: insert', { cause: Object.assign(new Error('a'), { code: '53100' }) }),
    'the disk is full',
  ],
  ['any other error', new Error('is no regular file'), 'is no regular file'],
])('%s is described as what it is', (_, error, words) => {
  expect(describeError(error)).toBe(words);
});
