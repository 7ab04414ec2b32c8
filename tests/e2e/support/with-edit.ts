import { readFileSync, writeFileSync } from 'node:fs';

/** Changes a word of a source file, runs `check`, and restores the file. */
export async function withEdit(file: string, [from, to]: [string, string], check: () => Promise<void>) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  try {
    writeFileSync(file, source.replace(from, to));
    await check();
  } finally {
    writeFileSync(file, source);
  }
}
