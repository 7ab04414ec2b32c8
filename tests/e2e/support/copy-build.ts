import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SlotName } from '@holeshot/contract';
import {
  type BuildManifest,
  type BuildRef,
  buildManifestSchema,
  currentBuildsSchema,
} from '@holeshot/contract/wire';

const builds = path.join(__dirname, '../../../dist/builds');

const base64 = (algorithm: string, text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const readText = (file: string): string => readFileSync(file, 'utf8');

/** The build of the last `npm run build`. */
export const currentBuild = (name: SlotName): BuildRef => {
  const ref = currentBuildsSchema.parse(JSON.parse(readText(path.join(builds, 'current.json'))))[name];
  if (!ref) throw new Error(`There is no build of ${name}`);
  return ref;
};

/** Changes the text of an entry; `global` is the name of the container's global. */
export type ChangeEntry = (entry: string, global: string) => string;

/**
 * Copies the current build of the shell or of a remote under an id of its own, with a changed entry and right hashes: a build that is broken
 * without anybody noticing. Much faster than compiling it. Remove it with `removeCopies`.
 */
export function copyBuild(name: SlotName, change: ChangeEntry): BuildManifest {
  const { buildId: oldId } = currentBuild(name);
  const buildId = randomBytes(8).toString('hex');
  const folder = path.join(builds, name, buildId);
  copies.push(folder);
  cpSync(path.join(builds, name, oldId), folder, { recursive: true });
  const inFolder = (file: string) => path.join(folder, file);
  const renamed = (file: string) => readText(inFolder(file)).replaceAll(oldId, buildId);
  const write = (file: string, text: string) => {
    writeFileSync(inFolder(file), text);
    if (existsSync(inFolder(`${file}.br`))) rmSync(inFolder(`${file}.br`));
  };

  let manifest = renamed('manifest.json');
  const entryFile = path.basename(buildManifestSchema.parse(JSON.parse(manifest)).entry.url);
  let entry = renamed(entryFile);
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
  write('manifest.json', manifest);
  return buildManifestSchema.parse(JSON.parse(manifest));
}

const copies: string[] = [];

export function removeCopies(): void {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
}
