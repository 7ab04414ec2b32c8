import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a line into a file that only the user of the site may read: whole or not at all. */
export async function writePrivateFile(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${line}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}
