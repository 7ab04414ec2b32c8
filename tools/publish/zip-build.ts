import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Files that are already compressed. */
const COMPRESSED = /\.(br|woff2|png|jpg|webp)$/;

/** The earliest time that a zip can have: equal builds give equal bytes. */
const TIME = '1980-01-01T12:00:00Z';

/** A zip of all files of a build's folder. */
export async function zipBuild(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents: Zippable = {};
  for (const file of files.sort()) {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    contents[name] = [await readFile(file), { level: COMPRESSED.test(name) ? 0 : 9, mtime: TIME }];
  }
  return zipSync(contents);
}
