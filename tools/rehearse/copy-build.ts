import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getServerFile, type SlotName } from '@holeshot/contract';
import {
  type BuildManifest,
  type BuildRef,
  buildManifestSchema,
  currentBuildsSchema,
} from '@holeshot/contract/wire';

// not imported from @holeshot/build, whose compiler Jest cannot load
const buildsFolder = path.resolve(import.meta.dirname, '../../dist/builds');

const base64 = (algorithm: string, text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const readText = (file: string): string => readFileSync(file, 'utf8');

/** The build of the last `npm run build`. */
export const currentBuild = (name: SlotName): BuildRef => {
  const ref = currentBuildsSchema.parse(JSON.parse(readText(path.join(buildsFolder, 'current.json'))))[name];
  if (!ref) throw new Error(`There is no build of ${name}`);
  return ref;
};

export const toBuildRef = ({ buildId, entry }: BuildManifest): BuildRef => ({
  buildId,
  integrity: entry.integrity,
});

/** Changes the text of an entry; `global` is the name of the container's global. */
export type ChangeEntry = (entry: string, global: string) => string;

/** Changes the text of a server build. */
export type ChangeServer = (code: string) => string;

export interface BuildChanges {
  entry?: ChangeEntry | undefined;
  server?: ChangeServer | undefined;
  /** code to replace in all scripts */
  code?: readonly [from: string, to: string];
  /** whether files are compressed as in a compiled build, which takes seconds; its budget needs that */
  isSmall?: boolean;
}

/**
 * Copies the current build of the shell or of a remote under a new id, with changes and correct hashes, so that no check
 * notices. Faster than compiling. Remove it with `removeCopies`.
 */
export function copyBuild(name: SlotName, changes: BuildChanges = {}): BuildManifest {
  const { entry: changeEntry = (text) => text, server = (text) => text, code = ['', ''], isSmall } = changes;
  const { buildId: oldId } = currentBuild(name);
  const buildId = randomBytes(8).toString('hex');
  const folder = path.join(buildsFolder, name, buildId);
  copies.push(folder);
  cpSync(path.join(buildsFolder, name, oldId), folder, { recursive: true });
  const inFolder = (file: string) => path.join(folder, file);
  const replaceCode = (text: string) => (code[0] === '' ? text : text.replaceAll(...code));
  const renamed = (file: string) => replaceCode(readText(inFolder(file)).replaceAll(oldId, buildId));
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmall ? constants.BROTLI_MAX_QUALITY : 5 };
  const write = (file: string, text: string) => {
    writeFileSync(inFolder(file), text);
    const compressed = inFolder(`${file}.br`);
    if (existsSync(compressed)) writeFileSync(compressed, brotliCompressSync(text, { params }));
  };

  let manifest = renamed('manifest.json');
  const entryFile = path.basename(buildManifestSchema.parse(JSON.parse(manifest)).entry.url);
  let entry = renamed(entryFile);
  const serverFile = getServerFile(name);
  const replaceHash = (algorithm: string, before: string, after: string) => {
    entry = entry.replaceAll(base64(algorithm, before), base64(algorithm, after));
    manifest = manifest.replaceAll(base64(algorithm, before), base64(algorithm, after));
  };
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== entryFile);
  for (const file of chunks) {
    const [before, after] = [readText(inFolder(file)), renamed(file)];
    for (const algorithm of ['sha256', 'sha384']) replaceHash(algorithm, before, after);
    write(file, after);
  }
  const before = readText(inFolder(entryFile));
  const after = changeEntry(entry, `${name.replace('-', '_')}_${buildId}`);
  replaceHash('sha384', before, after);
  write(entryFile, after);
  const serverCode = readText(inFolder(serverFile));
  const changedCode = server(replaceCode(serverCode));
  replaceHash('sha384', serverCode, changedCode);
  write(serverFile, changedCode);
  const copy = buildManifestSchema.parse(JSON.parse(manifest));
  for (const file of [copy.entry, ...Object.values(copy.chunks).flat()])
    file.bytes = statSync(inFolder(path.basename(file.url))).size;
  write('manifest.json', JSON.stringify(copy));
  return copy;
}

const copies: string[] = [];

export function removeCopies(): void {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
}
