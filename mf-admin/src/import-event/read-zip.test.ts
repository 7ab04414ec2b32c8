import { strToU8, zipSync } from 'fflate';
import { openChoice } from './choose-files';
import { LIMITS } from './chosen-file';
import { readZip } from './read-zip';

const text = 'x'.repeat(500);
const build = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])));
const read = async (zip: Uint8Array) =>
  Object.fromEntries(
    await Promise.all(
      readZip(zip).map(async (file) => [file.path, new TextDecoder().decode(await file.read())] as const),
    ),
  );
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the list at the end of a zip has its entries. */
function listOffsets(zip: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < zip.length - 4; at += 1)
    if (view(zip).getUint32(at, true) === 0x02014b50) found.push(at);
  return found;
}
/** Changes the unpacked size that the list says of the first entry. */
function claimSize(zip: Uint8Array, size: number): Uint8Array {
  view(zip).setUint32((listOffsets(zip)[0] ?? 0) + 24, size, true);
  return zip;
}

test('reads the files of events, and no others', async () => {
  const zip = build({
    'night/Event.json': text,
    'night\\race\\Race.json': '[]',
    'night/photo.jpg': 'not read',
    '__MACOSX/night/._Event.json': 'not read',
  });
  expect(await read(zip)).toEqual({ 'night/Event.json': text, 'night/race/Race.json': '[]' });
});

test.each(['../Event.json', 'a/../../Event.json', '/etc/Event.json', 'C:\\Event.json', '..\\x.txt'])(
  'refuses a zip with the path %s',
  (path) => {
    expect(() => readZip(build({ 'Event.json': '[]', [path]: '' }))).toThrow('outside of its own folders');
  },
);

test('refuses a file that is no zip, incomplete or empty', () => {
  const zip = build({ 'Event.json': text, 'Pilots.json': text });
  expect(() => readZip(strToU8('no zip at all, but long enough to be one'))).toThrow('no complete zip');
  expect(() => readZip(new Uint8Array())).toThrow('no complete zip');
  expect(() => readZip(zip.slice(0, zip.length - 30))).toThrow('no complete zip');
  expect(() => readZip(build({}))).toThrow('The zip is empty.');
});

test('a damaged file fails alone', async () => {
  const zip = build({ 'Event.json': text, 'Pilots.json': '[]' });
  zip.fill(0xff, 40, 46);
  const [event, pilots] = readZip(zip);
  await expect(event?.read()).rejects.toThrow('cannot be unpacked');
  expect(new TextDecoder().decode(await pilots?.read())).toBe('[]');
});

test('refuses a zip with too large an unpacked size, without unpacking it', () => {
  expect(() => readZip(claimSize(build({ 'Event.json': text }), LIMITS.bytes + 1))).toThrow(
    'larger than 128 MB together',
  );
});

test('unpacks no more than the size that the zip declares', async () => {
  const bomb = claimSize(build({ 'Event.json': 'x'.repeat(2_000_000) }), 1_000);
  const size = async () => (await readZip(bomb)[0]?.read())?.length ?? 0;
  expect(await size().catch(() => 0)).toBeLessThanOrEqual(1_000);
});

test('refuses too many entries, and a zip that is too large', async () => {
  const many = Object.fromEntries(Array.from({ length: LIMITS.entries + 1 }, (_, index) => [`${index}`, '']));
  expect(() => readZip(build(many))).toThrow('more than 20,000 files');
  const large = { path: 'night.zip', size: LIMITS.zipBytes + 1, read: async () => new Uint8Array() };
  await expect(openChoice([large])).rejects.toThrow('larger than 200 MB');
});

test('opens one zip, and leaves a folder as it is', async () => {
  const zip = { path: 'night.ZIP', size: 1, read: async () => build({ 'Event.json': text }) };
  expect(await openChoice([zip])).toMatchObject([{ path: 'Event.json', size: 500 }]);
  await expect(openChoice([zip, { ...zip, path: 'other.zip' }])).rejects.toThrow('one zip at a time');
  const folder = [
    { ...zip, path: 'night/Event.json' },
    { ...zip, path: 'night/backup.zip' },
  ];
  expect(await openChoice(folder)).toBe(folder);
});
