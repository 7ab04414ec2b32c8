import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { AGENT_PACKAGES } from './start-files';
import { writeZip } from './write-zip';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holeshot-zip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Where the permissions are in an entry of a zip's list. */
const LIST_ENTRY = 0x02014b50;
const ATTRIBUTES_AT = 38;

function listModes(zip: Buffer): string[] {
  const modes: string[] = [];
  for (let at = 0; at < zip.length - 4; at += 1)
    if (zip.readUInt32LE(at) === LIST_ENTRY)
      modes.push((zip.readUInt32LE(at + ATTRIBUTES_AT) >>> 16).toString(8));
  return modes;
}

test('a zip has its files as they are, and lets those run that are to be run', async () => {
  const program = join(folder, 'node');
  const content = Buffer.alloc(3 * 2 ** 20, 'ab\u0000c');
  writeFileSync(program, content);
  const target = join(folder, 'agent.zip');
  await writeZip(target, [
    { name: 'a/start.sh', content: { text: '#!/bin/sh\n' }, isExecutable: true },
    { name: 'a/README.txt', content: { text: 'Über alles' }, isExecutable: false },
    { name: 'a/node', content: { path: program }, isExecutable: true },
  ]);
  const zip = readFileSync(target);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['a/start.sh', 'a/README.txt', 'a/node']);
  expect(strFromU8(files['a/README.txt'] ?? new Uint8Array())).toBe('Über alles');
  expect(content.equals(files['a/node'] ?? new Uint8Array())).toBe(true);
  expect(listModes(zip)).toEqual(['100755', '100644', '100755']);
  expect(zip.length).toBeLessThan(content.length / 2);
});

test('a file that cannot be read rejects', async () => {
  const entry = { name: 'node', content: { path: join(folder, 'none') }, isExecutable: true };
  await expect(writeZip(join(folder, 'agent.zip'), [entry])).rejects.toThrow('ENOENT');
});

test.each(Object.entries(AGENT_PACKAGES))(
  'the files for %s name each other',
  (_system, { binary, start, readme }) => {
    expect(start.text).toContain(`${binary} holeshot-sync.mjs`);
    expect(readme).toContain(`Double-click ${start.name}`);
    const hasWindowsLines = start.text.includes('\r\n');
    expect([hasWindowsLines, readme.includes('\r\n')]).toEqual(Array(2).fill(binary === 'node.exe'));
  },
);
