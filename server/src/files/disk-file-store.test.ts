import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { createDiskFileStore, isUnfinishedFile, removeUnfinishedFiles } from './disk-file-store';

const root = mkdtempSync(path.join(tmpdir(), 'holeshot-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folder = path.join(root, 'files');
const store = createDiskFileStore(folder);
const bytes = Buffer.from('some bytes');

const listAll = (): string[] => readdirSync(root, { recursive: true }).map(String).sort();

test('a stored file is found by its name, with a content type, until it is removed', async () => {
  await store.put('people/a.webp', bytes, 'image/webp');
  expect(await store.get('people/a.webp')).toEqual({ body: bytes, contentType: 'image/webp' });
  expect(readFileSync(path.join(folder, 'people/a.webp'))).toEqual(bytes);
  await store.remove('people/a.webp');
  expect(await store.get('people/a.webp')).toBeUndefined();
  await store.remove('people/a.webp');
});

test('a file takes the place of another of its name', async () => {
  await store.put('clubs/b.png', Buffer.from('the first, which is longer'), 'image/png');
  await store.put('clubs/b.png', bytes, 'image/png');
  expect(await store.get('clubs/b.png')).toEqual({ body: bytes, contentType: 'image/png' });
});

test('folders and names of no file have no file', async () => {
  await store.put('clubs/b.png', bytes, 'image/png');
  for (const name of ['clubs', 'clubs/b.png/c.png', 'nowhere/b.png', '', '../x']) {
    expect(await store.get(name)).toBeUndefined();
  }
});

test('a file that cannot be written leaves nothing behind', async () => {
  mkdirSync(path.join(folder, 'taken'), { recursive: true });
  writeFileSync(path.join(folder, 'taken', 'x'), '');
  const before = listAll();
  await expect(store.put('taken', bytes, 'image/png')).rejects.toThrow();
  expect(listAll()).toEqual(before);
});

test('all files are listed with when they were stored, and what a kill has left is removed', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'holeshot-listed-'));
  const listed = createDiskFileStore(own);
  const list = async () => {
    const files = [];
    for await (const file of listed.list()) files.push(file);
    return files;
  };
  expect(await list()).toEqual([]);
  await removeUnfinishedFiles(own);
  await listed.put('people/a.webp', bytes, 'image/webp');
  writeFileSync(path.join(own, 'people', '.unfinished-1'), 'half');
  utimesSync(path.join(own, 'people/a.webp'), 1_000, 1_000);
  expect(await list()).toEqual([{ name: 'people/a.webp', storedAtMs: 1_000_000 }]);
  await removeUnfinishedFiles(own);
  expect(readdirSync(path.join(own, 'people'))).toEqual(['a.webp']);
  rmSync(own, { recursive: true });
});

test('a file is stored although a starting site removes what is unfinished', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'holeshot-shared-'));
  const shared = createDiskFileStore(own);
  for (let file = 0; file < 50; file += 1) {
    const putting = shared.put(`people/${file}.webp`, bytes, 'image/webp');
    await Promise.all([putting, removeUnfinishedFiles(own)]);
  }
  expect(readdirSync(path.join(own, 'people'))).toHaveLength(50);
  rmSync(own, { recursive: true });
});

test('a file that is being written is told from the others', () => {
  expect(isUnfinishedFile('people/.unfinished-1')).toBe(true);
  expect(isUnfinishedFile('people/unfinished-1.webp')).toBe(false);
});

test.each([
  '',
  '..',
  '../outside.png',
  'people/../../outside.png',
  '/etc/outside.png',
  'people//a.png',
  'people/',
  '.hidden',
  'people/.hidden',
  'people\\..\\a.png',
  'a\0.png',
  'a\n.png',
  'ä.png',
  `${'a'.repeat(200)}b`,
])('%j is refused as a name', async (name) => {
  await expect(store.put(name, bytes, 'image/png')).rejects.toThrow(RangeError);
  await expect(store.remove(name)).rejects.toThrow(RangeError);
});

test('no name leads out of the folder', async () => {
  const part = fc.constantFrom('..', '.', '/', '\\', 'a', '.png', '%2e', '~', 'C:', '\0');
  const names = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  const outside = () => listAll().filter((file) => file !== 'files' && !file.startsWith('files/'));
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      await store.put(name, bytes, 'image/png').catch(() => undefined);
      expect(outside()).toEqual([]);
    }),
  );
});
