import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const base64 = (algorithm: string, text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const readText = (file: string): string => readFileSync(file, 'utf8');

/** The build of the last `npm run build`. */
export const currentBuild = (name: SlotName): BuildRef => {
  const ref = currentBuildsSchema.parse(JSON.parse(readText(path.join(buildsFolder, 'current.json'))))[name];
  if (!ref) throw new Error(`There is no build of ${name}`);
  return ref;
};

/** Changes the text of an entry; `global` is the name of the container's global. */
export type ChangeEntry = (entry: string, global: string) => string;

/** Changes the text of a server build. */
export type ChangeServer = (code: string) => string;

/**
 * Copies the current build of the shell or of a remote under a new id, with a changed entry or server build and correct
 * hashes, so that no check notices. Much faster than compiling. Remove it with `removeCopies`.
 */
export function copyBuild(
  name: SlotName,
  change: ChangeEntry,
  changeServer: ChangeServer = (code) => code,
): BuildManifest {
  const { buildId: oldId } = currentBuild(name);
  const buildId = randomBytes(8).toString('hex');
  const folder = path.join(buildsFolder, name, buildId);
  copies.push(folder);
  cpSync(path.join(buildsFolder, name, oldId), folder, { recursive: true });
  const inFolder = (file: string) => path.join(folder, file);
  const renamed = (file: string) => readText(inFolder(file)).replaceAll(oldId, buildId);
  const write = (file: string, text: string) => {
    writeFileSync(inFolder(file), text);
    const compressed = inFolder(`${file}.br`);
    if (existsSync(compressed)) writeFileSync(compressed, brotliCompressSync(text, { params: QUICKLY }));
  };

  let manifest = renamed('manifest.json');
  const entryFile = path.basename(buildManifestSchema.parse(JSON.parse(manifest)).entry.url);
  let entry = renamed(entryFile);
  const serverFile = getServerFile(name);
  const serverCode = readText(inFolder(serverFile));
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
  const after = change(entry, `${name.replace('-', '_')}_${buildId}`);
  replaceHash('sha384', before, after);
  write(entryFile, after);
  const changedCode = changeServer(serverCode);
  replaceHash('sha384', serverCode, changedCode);
  write(serverFile, changedCode);
  const copy = buildManifestSchema.parse(JSON.parse(manifest));
  copy.entry.bytes = Buffer.byteLength(after);
  write('manifest.json', JSON.stringify(copy));
  return copy;
}

const copies: string[] = [];

export function removeCopies(): void {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
}
