import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { ArchiveFault, readArchive, writeBuild } from './build-archive';

const zip = (files: Record<string, Uint8Array>) => zipSync(files);
const text = (content: string) => new TextEncoder().encode(content);

describe('readArchive', () => {
  it('returns the files by name', () => {
    const files = readArchive(zip({ 'entry.js': text('a'), 'server/remote.cjs': text('b') }));
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['entry.js', 'a'],
      ['server/remote.cjs', 'b'],
    ]);
  });

  it('never returns a name that leaves the folder', () => {
    const part = fc.constantFrom('../..', '.', '', 'server', 'a.js', '\\', 'C:', '~', 'a', '\0', '%2e');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const name = parts.join('/');
        try {
          for (const file of readArchive(zip({ [name]: text('x') })).keys()) {
            const target = path.resolve('/builds/x', file);
            expect(target.startsWith('/builds/x/')).toBe(true);
            expect(file.split('/').length).toBeLessThanOrEqual(2);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveFault);
        }
      }),
    );
  });

  it('refuses what grows beyond its limit, before it is unpacked', () => {
    const bomb = zip({ 'a.js': new Uint8Array(97 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(() => readArchive(bomb)).toThrow('more than 96 MB');
  });

  it('unpacks no more than a zip says that it has', () => {
    const bomb = Buffer.from(zip({ 'a.js': new Uint8Array(8 * 1024 * 1024) }));
    // the size in the local header and in the directory
    const size = Buffer.alloc(4);
    size.writeUInt32LE(8 * 1024 * 1024);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(10);
    for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size)) small.copy(bomb, at);
    expect(readArchive(bomb).get('a.js')?.length).toBeLessThanOrEqual(10);
  });

  it('refuses too many files, and bytes that are no zip', () => {
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`f${index}.js`, text('')]));
    expect(() => readArchive(zip(many))).toThrow('more than 1000 files');
    const whole = zip({ 'entry.js': text('a'.repeat(1_000)) });
    for (const bytes of [text(''), text('no zip'), whole.subarray(0, whole.length - 30)])
      expect(() => readArchive(bytes)).toThrow('The body is not a whole zip.');
  });
});

describe('writeBuild', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'holeshot-write-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = { name: 'mf-race', buildId: 'b'.repeat(16) };
  const files = new Map([
    ['manifest.json', text('{}')],
    ['server/remote.cjs', text('x')],
  ]);

  it('writes a build once when several write it at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => writeBuild(folder, build, files)));
    expect(readdirSync(path.join(folder, 'mf-race'))).toEqual(['b'.repeat(16)]);
  });

  it('leaves nothing behind when a file cannot be written', async () => {
    const broken = new Map([...files, ['no/such/folder.js', text('x')]]);
    await expect(writeBuild(folder, build, broken)).rejects.toThrow('ENOENT');
    expect(readdirSync(path.join(folder, 'mf-race'))).toEqual([]);
  });
});
