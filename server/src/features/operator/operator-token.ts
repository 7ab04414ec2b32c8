import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writePrivateFile } from './private-file';

/** The file of the data directory with the token; only the user of the site may read it. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'operator-token');

const TOKEN = /^[\w-]{43}$/;

/** The token in a data directory; undefined when there is none. */
export async function findOperatorToken(dataDir: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return TOKEN.test(text.trim()) ? text.trim() : undefined;
}

/** Makes the token of a data directory, unless it has one. */
export async function makeOperatorToken(dataDir: string): Promise<void> {
  if ((await findOperatorToken(dataDir)) !== undefined) return;
  // part of a token is easier to guess
  await writePrivateFile(fileIn(dataDir), randomBytes(32).toString('base64url'));
}
