import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Atomically writes a line to a file that only the user of the site may read. */
export async function writePrivateFile(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${line}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}
